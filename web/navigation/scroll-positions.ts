/** Where a visitor left a page. */
export interface ScrollPosition {
  /** Pixels from the top of the document. */
  top: number;
  /** Of the link that was followed last. */
  href?: string;
}

const STORAGE_KEY = "scroll-positions";
const MAX_ENTRIES = 100;

/**
 * Scroll positions by the key of the history entry; they survive a reload. `storage` may throw, as it does where visitors
 * forbid storing: positions are then lost with the document.
 */
export function createScrollPositions(storage: () => Storage) {
  const positions = new Map<string, ScrollPosition>(readPositions(storage));
  return {
    get: (key: string): ScrollPosition | undefined => positions.get(key),
    set(key: string, change: Partial<ScrollPosition>): void {
      positions.set(key, { top: 0, ...positions.get(key), ...change });
    },
    /** Call before the document is unloaded. */
    save(): void {
      try {
        storage().setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MAX_ENTRIES)));
      } catch {
        // Storing is forbidden.
      }
    },
  };
}

function readPositions(storage: () => Storage): [string, ScrollPosition][] {
  try {
    return JSON.parse(storage().getItem(STORAGE_KEY) ?? "[]") as [string, ScrollPosition][];
  } catch {
    return [];
  }
}
