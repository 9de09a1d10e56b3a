import { isPanelKey } from "../../config/panel-settings.ts";
import type { ActivityEntry, SettingChange } from "../port/maintenance.ts";

/**
 * Returns the changes that change something, with the former values. `current` holds the values that are set. With `isAtomic` it returns
 * none as soon as one setting has another value than its `from`.
 */
export function effectiveChanges(
  changes: readonly SettingChange[],
  current: ReadonlyMap<string, string | undefined>,
  isAtomic = false,
): Required<SettingChange>[] {
  const differing = changes
    .map(({ key, from, to }) => ({ key, from: current.get(key) ?? null, to, expected: from }))
    .filter(({ from, to }) => from !== to);
  const changed = differing.filter(({ from, expected }) => expected === undefined || expected === from);
  if (isAtomic && changed.length < differing.length) return [];
  return changed.map(({ key, from, to }) => ({ key, from, to }));
}

export function settingsDetail(
  settings: readonly SettingChange[],
  undoes: number | undefined,
): ActivityEntry["detail"] {
  return { settings, ...(undoes !== undefined && { activityId: undoes }) };
}

/** Tells whether an entry of the activity list changed settings; the undo of such a change is one too. */
export const isSettingsEntry = ({ action }: Pick<ActivityEntry, "action">): boolean =>
  action === "change-settings" || action === "undo-settings";

/**
 * Returns the changes that revert an entry. Each applies only if the setting still has the value that the entry set. Other keys are
 * ignored, since a restored backup may hold any JSON as an entry.
 */
export function reversedChanges({ detail }: Pick<ActivityEntry, "detail">): Required<SettingChange>[] {
  const settings: unknown[] = Array.isArray(detail["settings"]) ? detail["settings"] : [];
  return settings.filter(isPanelChange).map(({ key, from, to }) => ({ key, from: to, to: from }));
}

function isPanelChange(value: unknown): value is Required<SettingChange> {
  if (typeof value !== "object" || value === null) return false;
  const { key, from, to } = value as Partial<Record<keyof SettingChange, unknown>>;
  return typeof key === "string" && isPanelKey(key) && isText(from) && isText(to);
}

const isText = (value: unknown): boolean => value === null || typeof value === "string";
