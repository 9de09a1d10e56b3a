import { codeWords } from "./list-items.ts";

type Entries = Record<string, unknown>;

const isEntries = (value: unknown): value is Entries =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Converts attributes of several exporters to `{group: {name: true}}` or `{group: [names]}`: lists of groups with options (gosom,
 * omkarcloud), of groups alone (SerpApi), with items (SearchApi), tags with their group (Bright Data), codes of available things
 * (Scrap.io), and available and unavailable ones (DataForSEO). Codes become words. Other values stay as they are.
 */
export function plainAttributes(value: object): object {
  if (Array.isArray(value)) {
    if (value.length === 0) return value;
    if (value.every(isTag)) return taggedGroups(value);
    return value.every(isGroup) ? mergedGroups(value) : value;
  }
  const { available_attributes: available, unavailable_attributes: unavailable } = value as Entries;
  if (isEntries(available) || isEntries(unavailable)) return availableGroups(available, unavailable);
  return serviceOptions(value as Entries) ?? codedGroups(value as Entries) ?? value;
}

/** An item of Bright Data's `tags` (https://docs.brightdata.com/fast-maps-search, read 2026-11-23). */
interface Tag {
  group_title: string;
  key_title: string;
  /** 1 if it is available, 0 if not. */
  value?: unknown;
  value_title?: unknown;
}

function isTag(value: unknown): value is Tag {
  return isEntries(value) && typeof value["group_title"] === "string" && typeof value["key_title"] === "string";
}

function taggedGroups(tags: readonly Tag[]): object {
  const merged: Record<string, Record<string, unknown>> = {};
  for (const { group_title: group, key_title: key, value, value_title: text } of tags) {
    const isNumber = value === 0 || value === 1;
    const attribute = isNumber ? value === 1 : typeof text === "string" && text !== "" ? text : true;
    merged[group] = { ...merged[group], [key]: attribute };
  }
  return merged;
}

/**
 * Converts Scrap.io's `{"accessibility": {"wheelchair-accessible-entrance": "has-wheelchair-accessible-entrance"}}`
 * (https://github.com/kiwiz-dev/scrap-io-apidoc, read 2026-11-23); returns undefined for other objects.
 */
function codedGroups(value: Entries): object | undefined {
  const groups = Object.entries(value);
  const isCoded = ([name, code]: [string, unknown]) =>
    typeof code === "string" && /^[a-z][a-z\d-]{0,80}$/.test(code) && code !== name && code.endsWith(`-${name}`);
  if (groups.length === 0) return undefined;
  const areCoded = groups.every(([, codes]) => isEntries(codes) && Object.entries(codes).every(isCoded));
  if (!areCoded) return undefined;
  const words = (code: string) => capital(code.replaceAll("-", " "));
  return Object.fromEntries(
    groups.map(([group, codes]) => {
      const namedCodes = Object.entries(codes as Record<string, string>);
      return [words(group), Object.fromEntries(namedCodes.map(([name, code]) => [words(name), !LACKS.test(code)]))];
    }),
  );
}

/** Matches "no-…", "has-no-…", "does-not-have-…". */
const LACKS = /^(?:has-no|no|not|does-not|doesnt|lacks)-/;

/** Converts SerpApi's `{dine_in: true, delivery: false}` to Google's names; returns undefined for other objects. */
function serviceOptions(value: Entries): object | undefined {
  const codes = Object.keys(value);
  const areOptions = codes.length > 0 && codes.every((code) => SERVICE_OPTIONS.has(code));
  if (!areOptions || !Object.values(value).every((each) => typeof each === "boolean")) return undefined;
  return {
    "Service options": Object.fromEntries(codes.map((code) => [SERVICE_OPTIONS.get(code), value[code]])),
  };
}

/** Maps codes of service options (https://serpapi.com/maps-local-results, read 2026-11-23) to the names that Google shows. */
const SERVICE_OPTIONS: ReadonlyMap<string, string> = new Map(
  (
    "Dine-in,Delivery,Takeout,Takeaway,Drive-through,Curbside pickup,Kerbside pickup,No-contact delivery,Outdoor seating," +
    "In-store shopping,In-store pickup,Same-day delivery,On-site services,Online appointments,Online classes,Online estimates," +
    "Onsite services,In-person visits,In-person appointments,Language assistance,Repair services,Installation,Home visits"
  )
    .split(",")
    .map((name) => [name.toLowerCase().replace(/[ -]/g, "_"), name]),
);

/** Matches `{id, name, options: [{name, enabled}]}`, `{title, items: [{title}]}`, or `{highlights: ["Great coffee"]}`. */
function isGroup(value: unknown): value is Entries {
  if (!isEntries(value)) return false;
  return Array.isArray(value["options"]) || Array.isArray(value["items"]) || Object.values(value).every(Array.isArray);
}

function mergedGroups(groups: readonly Entries[]): object {
  const merged: Record<string, Record<string, unknown>> = {};
  for (const group of groups) {
    const { name, title = name, options, items = options } = group;
    const namedItems: [string, unknown][] = Array.isArray(items)
      ? [[String(title ?? "Other"), items]]
      : Object.entries(group);
    for (const [groupName, list] of namedItems) {
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

/** Example: "has_wheelchair_accessible_entrance" becomes "Wheelchair accessible entrance". */
function attributeName(code: string): string {
  return capital(codeWords(code.replace(/^(?:has|serves|is|pay|welcomes|feels)_(?=[a-z])/, "")).replaceAll("_", " "));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
