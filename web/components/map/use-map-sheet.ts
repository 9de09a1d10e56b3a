import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** State of an entry of the history that was made with the large map. */
interface EntryState {
  map?: "shown" | "open" | "own-entry";
}

/** Returns navigation state that opens the large map of a list immediately, as a sheet or beside the list. */
export const largeMapState = (isSheet: boolean): EntryState => ({ map: isSheet ? "open" : "shown" });

/**
 * Adds the sheet of a map to the history, so that Back closes it and Forward opens it, and traps the focus while it is open. The sheet is a
 * popover, which works without JavaScript too. After Back, an entry with the large map beside the list shows it again. Returns whether the
 * sheet is open, the state of the large map in this history entry, and a function that marks the entry as having the large map.
 */
export function useMapSheet(panel: RefObject<HTMLElement | null>, hasLargeMapBeside: boolean) {
  const [isOpen, setOpen] = useState(false);
  const location = useLocation();
  const navigate = useNavigate();
  const { map } = (location.state ?? {}) as EntryState;
  /** The browser has not yet left the entry of a sheet that was closed. */
  const isGoingBack = useRef(false);
  /** The event for the sheet's last change is still to come. */
  const isToggling = useRef(false);
  const mark = () => {
    if (map === undefined) void navigate(location, { replace: true, state: largeMapState(false) });
  };
  // The browser's entry is what the visitor is at: React's location is older while a page is rendered or loads.
  const updateHistory = useEffectEvent((sheet: HTMLElement) => {
    const { map: entryMap } = browserEntry().state;
    if (isGoingBack.current || isShown(sheet) === isSheetState(entryMap)) return;
    const { pathname, search, hash } = window.location;
    const address = { pathname, search, hash };
    if (isShown(sheet)) void navigate(address, { state: { map: "own-entry", keepsView: true } });
    else if (entryMap === "own-entry") {
      isGoingBack.current = true;
      void navigate(-1);
    } else void navigate(address, { replace: true, state: null });
  });
  const updateSheet = useEffectEvent((sheet: HTMLElement) => {
    const isSheetEntry = isSheetState(browserEntry().state.map);
    if (isGoingBack.current || isToggling.current || isShown(sheet) === isSheetEntry) return;
    if (!isSheetEntry) sheet.hidePopover();
    else if (!isBeside(sheet)) sheet.showPopover();
  });

  useEffect(() => {
    const sheet = panel.current;
    if (!sheet) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let release = () => {};
    const update = () => {
      isToggling.current = false;
      release();
      setOpen(isShown(sheet));
      if (isShown(sheet)) release = keepFocusIn(sheet);
      updateHistory(sheet);
    };
    const handleBeforeToggle = ({ newState }: ToggleEvent) => {
      isToggling.current = true;
      // The focus returns to the button while the popover closes, so the page must be ready for it before.
      if (newState === "closed") release();
    };
    const handlePopState = () => {
      const isOwnStep = isGoingBack.current;
      isGoingBack.current = false;
      // The visitor may have opened the sheet again meanwhile.
      if (isOwnStep) updateHistory(sheet);
      else updateSheet(sheet);
    };
    sheet.addEventListener("beforetoggle", handleBeforeToggle, { signal });
    sheet.addEventListener("toggle", update, { signal });
    window.addEventListener("popstate", handlePopState, { signal });
    // A visitor may open the sheet before hydration.
    if (isShown(sheet)) update();
    return () => {
      listening.abort();
      release();
      // A skeleton may replace the list before the event of a sheet that was closed.
      if (isToggling.current) updateHistory(sheet);
    };
  }, [panel]);
  useEffect(() => {
    if (panel.current) updateSheet(panel.current);
  }, [panel, location.key]);
  useEffect(() => {
    if (hasLargeMapBeside && panel.current && !isShown(panel.current) && isOnScreen(panel.current, location.key))
      mark();
  });
  return { isSheet: isOpen, entryMap: map, mark };
}

/** Returns the key of the browser's current entry of the history. */
export const entryKey = (): string => browserEntry().key;

/** Returns react-router's key and our state of the browser's current entry of the history. */
function browserEntry(): { key: string; state: EntryState } {
  const { key = "default", usr } = (history.state ?? {}) as { key?: string; usr?: EntryState | null };
  return { key, state: usr ?? {} };
}

const isSheetState = (map: EntryState["map"]) => map === "open" || map === "own-entry";

/** Tells whether the browser is at the entry with this key, and its page is on screen. The last page stays there while the next one loads. */
function isOnScreen(sheet: HTMLElement, key: string): boolean {
  return browserEntry().key === key && sheet.closest("[aria-busy=true]") === null;
}

function isShown(sheet: HTMLElement): boolean {
  return "popover" in sheet && sheet.matches(":popover-open");
}

/** Tells whether the panel is beside the list, where it needs no sheet. */
function isBeside(sheet: HTMLElement): boolean {
  return !isShown(sheet) && getComputedStyle(sheet).display !== "none";
}

/** Makes everything but the sheet inert. Returns the function that ends it. */
function keepFocusIn(sheet: HTMLElement): () => void {
  const others: HTMLElement[] = [];
  for (let part: HTMLElement = sheet; part !== document.body && part.parentElement; part = part.parentElement)
    for (const sibling of part.parentElement.children)
      if (sibling !== part && sibling instanceof HTMLElement && !sibling.inert) others.push(sibling);
  for (const other of others) other.inert = true;
  return () => {
    for (const other of others) other.inert = false;
  };
}
