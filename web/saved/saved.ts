import { useSyncExternalStore } from "react";
import { savedUrl } from "#domain/publishing/page-url";
import { notify } from "../components/notifications/notify.ts";
import type { SavedBusiness } from "./saved-business.ts";
import { MAX_PLACES, type SavedList } from "./saved-places.ts";
import { readRecord, removeRecord, storeRecord } from "./saved-records.ts";
import { createSavedStore, type SaveFailure } from "./saved-store.ts";

/** Throws where the browser forbids storage. */
const openStorage = () => window.localStorage;

export const savedStore = createSavedStore(openStorage);

export const FAILURES: Readonly<Record<SaveFailure, string>> = {
  forbidden:
    "This browser lets the site keep nothing, for example in a private window. Allow storage for this site to save places.",
  full: "This browser has no room left for the site. Remove some saved places, then save this one.",
  "too-many": `You have saved ${MAX_PLACES.toLocaleString("en-US")} places, as many as a list can hold. Remove some to save more.`,
  newer: "Your list was saved by a newer version of this site. Reload the page to change it.",
};

/** Number of saved places up to which a notification links to their page. */
const FIRST_PLACES = 3;

/** Returns the list, undefined on the server and while hydrating. */
export function useSavedList(): SavedList | undefined {
  return useSyncExternalStore<SavedList | undefined>(savedStore.subscribe, savedStore.current, () => undefined);
}

export function isSaved(id: number): boolean {
  return savedStore.current().places.some((place) => place.id === id);
}

/** Tells the visitor why something was not saved. Returns whether it was. */
export function report(failure: SaveFailure | undefined): boolean {
  if (failure !== undefined) notify({ title: "Not saved", description: FAILURES[failure], variant: "destructive" });
  return failure === undefined;
}

/** Saves a business. `open` navigates to the page of saved places. */
export function savePlace(business: SavedBusiness, open: (href: string) => void): void {
  if (!report(savedStore.add([business.id], Date.now()))) return;
  keepRecord(business);
  updateOfflinePage();
  if (savedStore.current().places.length > FIRST_PLACES) return;
  notify({
    title: "Saved in this browser",
    action: { label: "Show saved places", run: () => open(savedUrl) },
  });
}

/** Removes a business, which a notification can undo. */
export function unsavePlace(id: number, name: string): void {
  const { places } = savedStore.current();
  const index = places.findIndex((place) => place.id === id);
  const place = places[index];
  const record = readRecord(openStorage, id, new Date());
  if (!place || !report(savedStore.remove(id))) return;
  removeRecord(openStorage, id);
  updateOfflinePage();
  notify({
    title: "No longer saved",
    description: name,
    action: {
      label: "Undo",
      run: () => {
        if (!report(savedStore.restore(place, index))) return;
        if (record) keepRecord(record);
        updateOfflinePage();
      },
    },
  });
}

/** Lets the page of saved places be opened without a connection while there are any. Its code is loaded when a place is saved. */
export function updateOfflinePage(): void {
  const hasPlaces = savedStore.current().places.length > 0;
  // Without a connection the code cannot be loaded; the next change or visit to the page tries again.
  import("./offline-page.ts").then(({ keepOfflinePage }) => keepOfflinePage(hasPlaces)).catch(() => {});
}

/** Stores the offline record of a saved place. A full storage is not a failure, since the list itself is stored. */
export function keepRecord(business: SavedBusiness): void {
  storeRecord(openStorage, business.id, business);
}

export function dropRecord(id: number): void {
  removeRecord(openStorage, id);
}

/** Returns the name that a saved place had when it was last seen. */
export function nameOf(id: number): string | undefined {
  return recordOf(id, new Date())?.name;
}

export function recordOf(id: number, at: Date): SavedBusiness | undefined {
  return readRecord(openStorage, id, at);
}
