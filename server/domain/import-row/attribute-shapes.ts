import { codeWords } from "./list-items.ts";

type Entries = Record<string, unknown>;

const isEntries = (value: unknown): value is Entries =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Attributes of several exporters as `{group: {name: true}}` or `{group: [names]}`: lists of groups with options (gosom, omkarcloud), of
 * groups alone (SerpApi), with items (SearchApi), and what is available and what is not (DataForSEO). Codes become words. Other
 * values stay as they are.
 */
export function plainAttributes(value: object): object {
  if (Array.isArray(value)) return value.length > 0 && value.every(isGroup) ? mergedGroups(value) : value;
  const { available_attributes: available, unavailable_attributes: unavailable } = value as Entries;
  if (isEntries(available) || isEntries(unavailable)) return availableGroups(available, unavailable);
  return serviceOptions(value as Entries) ?? value;
}

/** SerpApi's `{dine_in: true, delivery: false}`, whose codes become Google's names; undefined for other objects. */
function serviceOptions(value: Entries): object | undefined {
  const codes = Object.keys(value);
  const areOptions = codes.length > 0 && codes.every((code) => SERVICE_OPTIONS.has(code));
  if (!areOptions || !Object.values(value).every((each) => typeof each === "boolean")) return undefined;
  return {
    "Service options": Object.fromEntries(codes.map((code) => [SERVICE_OPTIONS.get(code), value[code]])),
  };
}

/** Codes of service options (https://serpapi.com/maps-local-results, read 2026-11-23) and the names that Google shows. */
const SERVICE_OPTIONS: ReadonlyMap<string, string> = new Map(
  (
    "Dine-in,Delivery,Takeout,Takeaway,Drive-through,Curbside pickup,Kerbside pickup,No-contact delivery,Outdoor seating," +
    "In-store shopping,In-store pickup,Same-day delivery,On-site services,Online appointments,Online classes,Online estimates," +
    "Onsite services,In-person visits,In-person appointments,Language assistance,Repair services,Installation,Home visits"
  )
    .split(",")
    .map((name) => [name.toLowerCase().replace(/[ -]/g, "_"), name]),
);

/** `{id, name, options: [{name, enabled}]}`, `{title, items: [{title}]}`, or `{highlights: ["Great coffee"]}`. */
function isGroup(value: unknown): value is Entries {
  if (!isEntries(value)) return false;
  return Array.isArray(value["options"]) || Array.isArray(value["items"]) || Object.values(value).every(Array.isArray);
}

function mergedGroups(groups: readonly Entries[]): object {
  const merged: Record<string, Record<string, unknown>> = {};
  for (const group of groups) {
    const { name, title = name, options, items = options } = group;
    const named: [string, unknown][] = Array.isArray(items)
      ? [[String(title ?? "Other"), items]]
      : Object.entries(group);
    for (const [groupName, list] of named) {
      const label = capital(codeWords(groupName));
      merged[label] = { ...merged[label], ...Object.fromEntries((list as unknown[]).flatMap(optionOf)) };
    }
  }
  return merged;
}

function optionOf(option: unknown): [string, unknown][] {
  if (typeof option === "string") return [[codeWords(option), true]];
  if (!isEntries(option)) return [];
  const { name, title = name, enabled, value = enabled } = option;
  return typeof title === "string" ? [[title, typeof value === "boolean" ? value : true]] : [];
}

function availableGroups(available: unknown, unavailable: unknown): object {
  const merged: Record<string, Record<string, boolean>> = {};
  const add = (groups: unknown, isAvailable: boolean) => {
    for (const [group, codes] of Object.entries(isEntries(groups) ? groups : {})) {
      const label = capital(codeWords(group));
      const names = Array.isArray(codes) ? codes.filter((code) => typeof code === "string").map(attributeName) : [];
      merged[label] = { ...merged[label], ...Object.fromEntries(names.map((name) => [name, isAvailable])) };
    }
  };
  add(available, true);
  add(unavailable, false);
  return merged;
}

/** "has_wheelchair_accessible_entrance" → "Wheelchair accessible entrance". */
function attributeName(code: string): string {
  return capital(codeWords(code.replace(/^(?:has|serves|is|pay|welcomes|feels)_(?=[a-z])/, "")).replaceAll("_", " "));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
