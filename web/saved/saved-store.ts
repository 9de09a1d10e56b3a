import {
  addPlaces,
  EMPTY_LIST,
  formatSavedList,
  MAX_PLACES,
  mergePlaces,
  parseSavedList,
  removePlace,
  type SavedList,
  type SavedPlace,
  setNote,
} from "./saved-places.ts";

/** Key of the list in the browser's storage. */
const LIST_KEY = "saved-places";

/** Reason why the browser did not store a change. */
export type SaveFailure = "forbidden" | "full" | "too-many" | "newer";

/** Creates the list of saved places over the browser's storage, which `openStorage` returns; it may throw. All tabs share the list. */
export function createSavedStore(openStorage: () => Storage) {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let list = EMPTY_LIST;
  let isOpen = false;

  function readAgain(): void {
    const storedText = readItem(openStorage, LIST_KEY);
    if (isOpen && storedText === text) return;
    isOpen = true;
    text = storedText;
    list = parseSavedList(text);
    for (const listener of listeners) listener();
  }

  /** Applies a change to the stored list, which another tab may have changed. Returns the reason for a failure. */
  function change(edit: (places: readonly SavedPlace[]) => readonly SavedPlace[]): SaveFailure | undefined {
    readAgain();
    if (list.problem === "newer") return "newer";
    const places = edit(list.places);
    if (places === list.places) return undefined;
    if (places.length > list.places.length && places.length > MAX_PLACES) return "too-many";
    const failure = writeItem(openStorage, LIST_KEY, formatSavedList(places));
    if (failure === undefined) readAgain();
    return failure;
  }

  return {
    current(): SavedList {
      if (!isOpen) readAgain();
      return list;
    },
    /** Calls the listener after each change, those of other tabs too. */
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) {
        window.addEventListener("storage", readAgain);
        // Pages in the back/forward cache hear of no change.
        window.addEventListener("pageshow", readAgain);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener("storage", readAgain);
        window.removeEventListener("pageshow", readAgain);
      };
    },
    readAgain,
    add: (ids: readonly number[], at: number) => change((places) => addPlaces(places, ids, at)),
    remove: (id: number) => change((places) => removePlace(places, id)),
    /** Puts a removed place back where it was. */
    restore: (place: SavedPlace, index: number) =>
      change((places) => (places.some(({ id }) => id === place.id) ? places : places.toSpliced(index, 0, place))),
    note: (id: number, note: string) => change((places) => setNote(places, id, note)),
    merge: (id: number, into: number) => change((places) => mergePlaces(places, id, into)),
  };
}

/** Returns a stored text; null if there is none, or if storage is forbidden. */
export function readItem(openStorage: () => Storage, key: string): string | null {
  try {
    return openStorage().getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it if it is null. Returns the reason if that fails. */
export function writeItem(openStorage: () => Storage, key: string, text: string | null): SaveFailure | undefined {
  try {
    const storage = openStorage();
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return undefined;
  } catch (error) {
    return (error as Error).name === "QuotaExceededError" ? "full" : "forbidden";
  }
}
