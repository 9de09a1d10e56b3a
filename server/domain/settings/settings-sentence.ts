import { isLogoSetting } from "../publishing/site-logo.ts";
import { settingLabel } from "./setting-labels-data.ts";

/** Longest value that a sentence of the activity log shows. */
const MAX_VALUE_CHARS = 80;

/** Formats a change of settings, as the activity log stores it, as a sentence. */
export function settingsSentence(settings: unknown, isUndo: boolean): string {
  const changes = Array.isArray(settings) ? (settings as { key: string; to: string | null }[]) : [];
  const [first] = changes;
  const names = changes.map(({ key }) => settingLabel(key)).join(", ");
  if (isUndo) return `Change of ${names} undone`;
  if (changes.length !== 1 || first === undefined) return `Settings changed: ${names}`;
  if (isLogoSetting(first.key)) return `${names} ${first.to === null ? "removed" : "changed"}`;
  return first.to === null ? `${names} set back to its default` : `${names} set to ${valueText(first.to)}`;
}

function valueText(json: string): string {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    value = json;
  }
  if (value === true) return "on";
  if (value === false) return "off";
  const text = Array.isArray(value) ? value.join(", ") : String(value);
  if (text === "") return "nothing";
  return text.length > MAX_VALUE_CHARS ? `${text.slice(0, MAX_VALUE_CHARS)}…` : text;
}
