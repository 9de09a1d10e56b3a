import type { SettingState } from "#contract/settings/panel-settings";
import { fieldOfSetting } from "./setting-groups-data.ts";

/** Content of a field: a text, or the state of a switch. */
export type Draft = string | boolean;
/** Changed fields by key. */
export type Drafts = Readonly<Record<string, Draft>>;

/** Unsaved fields, with the saved values on which they are based. */
export interface UnsavedSettings {
  drafts: Drafts;
  /** Saved values by key when somebody began to change them; null for none. */
  expected: Readonly<Record<string, unknown>>;
}

/** Value of the option "largest cities": an empty list. */
export const LARGEST = "";
/** The default of the settings `site.social`, which pages show as no link. */
const NO_LINK = "#";
/** Settings whose defaults are placeholders, so their fields begin empty. */
const PLACEHOLDER_KEYS: readonly string[] = ["site.email", "site.phone"];

/** Tells whether the server's configuration sets the value, so that the field is read-only. */
export const isSetOnServer = ({ source }: SettingState): boolean => source !== "default" && source !== "panel";

/** Tells whether visitors see a value that belongs to nobody. */
export const isPlaceholder = ({ key, source }: SettingState): boolean =>
  source === "default" && PLACEHOLDER_KEYS.includes(key);

/** Returns what stands in the field before somebody changes it. */
export function initialDraft(state: SettingState): Draft {
  const { key, value } = state;
  if (typeof value === "boolean") return value;
  if (value === null || value === NO_LINK) return "";
  if (isPlaceholder(state)) return "";
  if (Array.isArray(value)) return value.join(separatorOf(key));
  return String(value);
}

/** Returns the value to save; null takes the saved value back. */
export function valueOfDraft(key: string, draft: Draft): unknown {
  if (typeof draft === "boolean") return draft;
  const { type, keepsEmpty = false } = fieldOfSetting(key) ?? { type: "text" };
  const text = draft.trim();
  if (type === "cities") return partsOf(text, /\n/);
  if (text === "") return keepsEmpty ? "" : null;
  if (type === "list") return partsOf(text, /,/);
  // The server refuses what is no number, with a sentence.
  if (type === "number") return /^\d+$/.test(text) ? Number(text) : text;
  return text;
}

/** Returns the values to save. The placeholder of the phone goes with that of the e-mail. */
export function patchOf(drafts: Drafts, settings: readonly SettingState[]): Record<string, unknown> {
  const values = Object.fromEntries(Object.entries(drafts).map(([key, draft]) => [key, valueOfDraft(key, draft)]));
  const phone = settings.find(({ key }) => key === "site.phone");
  if ("site.email" in values && !("site.phone" in values) && phone?.source === "default") values["site.phone"] = "";
  return values;
}

/** Returns the drafts that a save of these values leaves: other fields, and those changed while it ran. A value taken back ends its draft. */
export function unsavedDrafts(drafts: Drafts, values: Readonly<Record<string, unknown>>): Drafts {
  const isUnsaved = ([key, draft]: [string, Draft]) =>
    !(key in values) ||
    (values[key] !== null && JSON.stringify(valueOfDraft(key, draft)) !== JSON.stringify(values[key]));
  return Object.fromEntries(Object.entries(drafts).filter(isUnsaved));
}

/** Returns the saved value of a setting, in force or not; null for none. */
export const savedValue = (state: Pick<SettingState, "saved"> | undefined): unknown => state?.saved ?? null;

/** Returns the keys of drafts whose saved value someone else has changed to another one since. */
export function conflictingKeys(
  { drafts, expected }: UnsavedSettings,
  settings: readonly SettingState[],
): ReadonlySet<string> {
  const hasConflict = (state: SettingState) => {
    const draft = drafts[state.key];
    const saved = savedValue(state);
    return (
      draft !== undefined &&
      !isSame(saved, expected[state.key] ?? null) &&
      !isSame(saved, valueOfDraft(state.key, draft))
    );
  };
  return new Set(settings.filter(hasConflict).map(({ key }) => key));
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Formats a value for a sentence. */
export function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.join(", ") || "none";
  if (typeof value === "boolean") return value ? "on" : "off";
  return value === null || value === "" || value === NO_LINK ? "none" : String(value);
}

function partsOf(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

const separatorOf = (key: string): string => (fieldOfSetting(key)?.type === "cities" ? "\n" : ", ");
