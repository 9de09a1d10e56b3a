/** Where a visitor was on a page. */
export interface Place {
  /** In pixels from the top of the document. */
  top: number;
  /** Of the link that was followed last. */
  href?: string;
}

const NAME = "places";
/** Pages of one visit whose place is kept. */
const MOST = 100;

/**
 * The places of the pages of this visit, by the key of their entry in the history; they outlive a reload. `storage` may
 * throw, as it does for visitors who keep sites from storing; a place is then lost with the document.
 */
export function createPlaces(storage: () => Storage) {
  const places = new Map<string, Place>(stored(storage));
  return {
    get: (key: string): Place | undefined => places.get(key),
    set(key: string, change: Partial<Place>): void {
      places.set(key, { top: 0, ...places.get(key), ...change });
    },
    /** To be called before the document goes. */
    store(): void {
      try {
        storage().setItem(NAME, JSON.stringify([...places].slice(-MOST)));
      } catch {
        // not kept
      }
    },
  };
}

function stored(storage: () => Storage): [string, Place][] {
  try {
    return JSON.parse(storage().getItem(NAME) ?? "[]") as [string, Place][];
  } catch {
    return [];
  }
}
