import { parseBusinessId } from "#domain/publishing/page-url";

/** A business that a visitor saved. */
export interface SavedPlace {
  /** Permanent id of the business, which imports, renames and new slugs do not change. */
  id: number;
  /** Time of saving in milliseconds since 1970. */
  savedAt: number;
  /** Text that the visitor typed, or "". */
  note: string;
}

export interface SavedList {
  /** Newest first. */
  places: readonly SavedPlace[];
  /** The stored text, or a part of it, could not be read. A newer version of the site wrote it if it is "newer". */
  problem: "unreadable" | "newer" | undefined;
}

/** Maximum number of saved places, which with their details take some 1 MB of the 5 MB that browsers give a site. */
export const MAX_PLACES = 1_000;
export const MAX_NOTE_CHARS = 500;

/** Version of the stored list. Raise it when its form changes, and read the former form too. */
const VERSION = 1;
const NO_PLACES: readonly SavedPlace[] = [];
export const EMPTY_LIST: SavedList = { places: NO_PLACES, problem: undefined };

/** Reads the stored list; null if nothing is stored. Entries that cannot be read are left out. */
export function parseSavedList(text: string | null): SavedList {
  if (text === null) return EMPTY_LIST;
  const { version, places } = parseObject(text);
  if (typeof version === "number" && version > VERSION) return { places: NO_PLACES, problem: "newer" };
  if (version !== VERSION || !Array.isArray(places)) return { places: NO_PLACES, problem: "unreadable" };
  const readablePlaces = new Map<number, SavedPlace>();
  for (const entry of places) {
    const place = readPlace(entry);
    if (place && !readablePlaces.has(place.id)) readablePlaces.set(place.id, place);
  }
  const isWhole = readablePlaces.size === places.length;
  return { places: [...readablePlaces.values()], problem: isWhole ? undefined : "unreadable" };
}

export function formatSavedList(places: readonly SavedPlace[]): string {
  const entries = places.map(({ note, ...place }) => (note === "" ? place : { ...place, note }));
  return JSON.stringify({ version: VERSION, places: entries });
}

/** Parses JSON; returns an empty object for anything except an object. */
export function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function readPlace(entry: unknown): SavedPlace | undefined {
  if (typeof entry !== "object" || entry === null) return undefined;
  const { id, savedAt, note = "" } = entry as Record<string, unknown>;
  if (typeof id !== "number" || parseBusinessId(String(id)) === undefined || typeof note !== "string") return undefined;
  const time = typeof savedAt === "number" && Number.isFinite(savedAt) ? savedAt : 0;
  return { id, savedAt: time, note: note.slice(0, MAX_NOTE_CHARS) };
}

/** Adds places at the beginning, in the order of their ids. Those that are saved already stay where they are. */
export function addPlaces(places: readonly SavedPlace[], ids: readonly number[], at: number): readonly SavedPlace[] {
  const savedIds = new Set(places.map(({ id }) => id));
  const newIds = ids.filter((id) => !savedIds.has(id));
  return newIds.length === 0 ? places : [...newIds.map((id) => ({ id, savedAt: at, note: "" })), ...places];
}

export function removePlace(places: readonly SavedPlace[], id: number): readonly SavedPlace[] {
  return places.filter((place) => place.id !== id);
}

export function setNote(places: readonly SavedPlace[], id: number, note: string): readonly SavedPlace[] {
  return places.map((place) => (place.id === id ? { ...place, note: note.slice(0, MAX_NOTE_CHARS) } : place));
}

/** Replaces a merged business by its survivor and joins their notes. */
export function mergePlaces(places: readonly SavedPlace[], id: number, into: number): readonly SavedPlace[] {
  const merged = places.find((place) => place.id === id);
  if (!merged) return places;
  const survivor = places.find((place) => place.id === into);
  if (!survivor) return places.map((place) => (place === merged ? { ...place, id: into } : place));
  const notes = [survivor.note, merged.note].filter((note) => note !== "");
  return setNote(removePlace(places, id), into, [...new Set(notes)].join("\n"));
}
