import type { UndoReport } from "#contract/admin-api";
import { settingLabel } from "#domain/settings/setting-labels-data";
import { AppError } from "../../errors.ts";
import { reversedChanges } from "../../store/changes/setting-changes.ts";
import type { ActivityEntry, SettingChange } from "../../store/port/maintenance.ts";
import type { Store } from "../../store/store.ts";
import type { OperationOptions } from "../operation-options.ts";

type SettingsReader = { maintenance: Pick<Store["maintenance"], "settings"> };

/** Says what `undoSettings` would do. */
export async function previewSettingsUndo(store: SettingsReader, entry: ActivityEntry): Promise<UndoReport> {
  const changes = reversedChanges(entry);
  const current = await store.maintenance.settings(changes.map(({ key }) => key));
  return report(
    changes,
    changes.filter(({ key, from }) => (current.get(key) ?? null) === from),
    true,
  );
}

export interface UndoSettingsOptions extends Pick<OperationOptions, "actor" | "now"> {
  store: { maintenance: Pick<Store["maintenance"], "changeSettings"> };
}

/** Gives settings their former values, unless they were changed since. Errors: AppError `conflict` when nothing is left to undo. */
export async function undoSettings(
  { store, actor, now }: UndoSettingsOptions,
  entry: ActivityEntry,
): Promise<UndoReport> {
  const changes = reversedChanges(entry);
  const undone = await store.maintenance.changeSettings(changes, {
    at: now().toISOString(),
    actor,
    action: "undo-settings",
    undoes: entry.id,
  });
  if (undone.length === 0)
    throw new AppError("conflict", "Nothing of this change can be undone any more: the settings were changed since.");
  return report(changes, undone, false);
}

function report(changes: readonly SettingChange[], undone: readonly SettingChange[], isPreview: boolean): UndoReport {
  const labels = (list: readonly SettingChange[]) => list.map(({ key }) => settingLabel(key)).join(", ");
  const laterChanges = changes.filter(({ key }) => !undone.some((change) => change.key === key));
  const isOne = undone.length === 1;
  const verbs = isPreview ? ["gets", "get"] : ["has", "have"];
  const end = `${isOne ? `${verbs[0]} its former value` : `${verbs[1]} their former values`}${isPreview ? "" : " again"}`;
  const message = [
    undone.length > 0 && `${labels(undone)} ${end}.`,
    laterChanges.length > 0 &&
      `${labels(laterChanges)} ${laterChanges.length === 1 ? "stays: it was" : "stay: they were"} changed since.`,
  ];
  return {
    undone: undone.length,
    partly: 0,
    changed: laterChanges.length,
    gone: 0,
    message: message.filter(Boolean).join(" "),
  };
}
