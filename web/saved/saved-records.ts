import { openingState } from "#domain/opening-hours/open-state";
import type { SavedBusiness } from "./saved-business.ts";
import { parseObject } from "./saved-places.ts";
import { readItem, type SaveFailure, writeItem } from "./saved-store.ts";

/** Version of a stored business. Raise it when a field of a card changes its form: older records are then read from the server again. */
const VERSION = 1;

const keyOf = (id: number) => `saved-place-${id}`;

export function storeRecord(openStorage: () => Storage, id: number, business: SavedBusiness): SaveFailure | undefined {
  return writeItem(openStorage, keyOf(id), JSON.stringify({ version: VERSION, business }));
}

export function removeRecord(openStorage: () => Storage, id: number): void {
  writeItem(openStorage, keyOf(id), null);
}

/** Returns the stored business, open or closed at this time; undefined if none that can be shown is stored. */
export function readRecord(openStorage: () => Storage, id: number, at: Date): SavedBusiness | undefined {
  const text = readItem(openStorage, keyOf(id));
  if (text === null) return undefined;
  const { version, business } = parseObject(text);
  if (version !== VERSION || !isSavedBusiness(business) || business.id !== id) return undefined;
  const { openingHours, timeZone, specialDays } = business;
  return { ...business, opening: openingState(openingHours, timeZone, at, specialDays) };
}

/** Types of the fields without which a card cannot be drawn; null is allowed for objects. */
const TYPES = {
  id: "number",
  slug: "string",
  name: "string",
  category: "string",
  rating: "number",
  reviewCount: "number",
  address: "string",
  city: "string",
  country: "string",
  businessStatus: "string",
  drawing: "string",
  openingHours: "object",
} as const;

/** Validates a stored record, since other programs can write to the storage. */
function isSavedBusiness(value: unknown): value is SavedBusiness {
  if (typeof value !== "object" || value === null) return false;
  const record = value as Record<string, unknown>;
  const hasTypes = Object.entries(TYPES).every(([name, type]) => typeof record[name] === type);
  const hours = Object.values(record["openingHours"] ?? {});
  const { actions = [], specialDays = [], facts = { features: {} } } = record as Partial<SavedBusiness>;
  return (
    hasTypes &&
    hours.every((text) => typeof text === "string") &&
    Array.isArray(actions) &&
    Array.isArray(specialDays) &&
    typeof facts?.features === "object"
  );
}
