import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { type Location, NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom";

interface ShownPage {
  /** Key of the history entry. */
  key: string;
  /** Path and query. */
  address: string;
  /** False while only its skeleton is shown. */
  isReady: boolean;
}

/**
 * Restores scroll and focus as browsers do for documents: a new page starts at the top with the focus on it; Back and Forward return to the
 * last position and the last link. react-router's own restoration needs its data mode.
 */
export function useScrollRestoration(main: RefObject<HTMLElement | null>, { key, address, isReady }: ShownPage): void {
  const navigation = useNavigationType();
  const { state } = useLocation() as Location<{ keepsView?: true } | null>;
  const positions = useRef<ReturnType<typeof createScrollPositions>>(undefined);
  const shownEntry = useRef({ key, address });
  /** Key of the last page that was shown in full. */
  const readyKey = useRef(key);

  useEffect(() => {
    const scrollPositions = createScrollPositions(() => sessionStorage);
    positions.current = scrollPositions;
    // Lifts `content-visibility`: positions need the layout of everything below.
    document.documentElement.dataset["hydrated"] = "";
    // An earlier document of this tab has set "manual".
    if (history.scrollRestoration === "manual") window.scrollTo(0, scrollPositions.get(readyKey.current)?.top ?? 0);
    return recordPositions(scrollPositions, () =>
      shownEntry.current.key === readyKey.current ? readyKey.current : undefined,
    );
  }, []);

  useLayoutEffect(() => {
    const lastEntry = shownEntry.current;
    shownEntry.current = { key, address };
    const isTraversal = navigation === NavigationType.Pop && history.state !== null;
    const isNewEntry = lastEntry.key !== key;
    if (isNewEntry && lastEntry.address === address && (navigation !== NavigationType.Push || state?.keepsView)) {
      // For another #hash of the same page the browser has scrolled, except on Back and Forward.
      readyKey.current = key;
      if (isTraversal) window.scrollTo(0, positions.current?.get(key)?.top ?? 0);
      return;
    }
    if (isNewEntry && !isTraversal) {
      window.scrollTo(0, 0);
      if (!isFilterFocused()) main.current?.focus({ preventScroll: true });
    }
    if (!isReady || readyKey.current === key) return;
    readyKey.current = key;
    if (isTraversal) returnTo(positions.current?.get(key), main.current);
    else main.current?.querySelector<HTMLElement>("[data-autofocus=true]")?.focus();
  }, [key, address, isReady, navigation, state, main]);

  // This effect runs after the one above, which needs the history state as the browser left it.
  useKeyForHashLinks();
}

/**
 * Gives a key to entries of plain #hash links. The browser follows these itself without a state, so the router would take them for the
 * first entry of the visit.
 */
function useKeyForHashLinks(): void {
  const navigate = useNavigate();
  const location = useLocation();
  useLayoutEffect(() => {
    if (history.state === null) void navigate(location, { replace: true });
  }, [location, navigate]);
}

/** Visitors choose several filters in a row, also in an open sheet, so a filter that is still there keeps the focus. */
function isFilterFocused(): boolean {
  return document.activeElement?.closest("main [data-filters]") != null;
}

function returnTo(position: ScrollPosition | undefined, main: HTMLElement | null): void {
  const links = [...(main?.querySelectorAll("a") ?? [])];
  const followedLink = links.find((link) => link.getAttribute("href") === position?.href);
  (followedLink ?? main)?.focus({ preventScroll: true });
  window.scrollTo(0, position?.top ?? 0);
}

/** Records the scroll position of the page with the key `readyKey()`. Returns the cleanup. */
function recordPositions(
  positions: ReturnType<typeof createScrollPositions>,
  readyKey: () => string | undefined,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const record = (change: Partial<ScrollPosition>) => {
    const key = readyKey();
    // The history is ahead of the screen while a page loads or a #hash link is followed.
    if (key !== undefined && key === currentEntryKey()) positions.set(key, change);
  };
  const disableNativeRestoration = () => {
    history.scrollRestoration = "manual";
  };
  const saveAndEnableNativeRestoration = () => {
    positions.save();
    history.scrollRestoration = "auto";
  };
  const recordLink = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    // The scroll event comes with the next frame, which a busy browser may render after the click.
    if (link) record({ top: window.scrollY, href: link.getAttribute("href") ?? "" });
  };
  if (document.readyState === "complete") disableNativeRestoration();
  window.addEventListener("pageshow", disableNativeRestoration, { signal });
  window.addEventListener("pagehide", saveAndEnableNativeRestoration, { signal });
  window.addEventListener("scroll", () => record({ top: window.scrollY }), { passive: true, signal });
  document.addEventListener("click", recordLink, { capture: true, signal });
  return () => listening.abort();
}

/** Returns react-router's key in the history state; undefined for an entry that it does not know yet. */
function currentEntryKey(): string | undefined {
  const state = history.state as { key?: string } | null;
  return state === null ? undefined : (state.key ?? "default");
}

/** Position at which a visitor left a page. */
interface ScrollPosition {
  /** Pixels from the top of the document. */
  top: number;
  /** `href` of the last followed link. */
  href?: string;
}

const STORAGE_KEY = "scroll-positions";
const MAX_ENTRIES = 100;

/**
 * Stores scroll positions by the key of the history entry; they survive a reload. `storage` may throw where visitors forbid storing:
 * positions are then lost with the document.
 */
function createScrollPositions(storage: () => Storage) {
  const positions = new Map<string, ScrollPosition>(readPositions(storage));
  return {
    get: (key: string): ScrollPosition | undefined => positions.get(key),
    set(key: string, change: Partial<ScrollPosition>): void {
      positions.set(key, { top: 0, ...positions.get(key), ...change });
    },
    /** Saves the positions; call it before the document is unloaded. */
    save(): void {
      try {
        storage().setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MAX_ENTRIES)));
      } catch {
        // The visitor forbids storage.
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
