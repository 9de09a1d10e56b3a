import { type RefObject, useEffect, useRef, useState } from "react";
import { createPath, type Location, useLocation, useNavigate } from "react-router-dom";

/** State of an entry of the history that was made with the large map. */
interface EntryState {
  map?: "shown" | "open" | "own-entry";
}

/** State for a navigation to a list whose large map is to be shown at once, as a sheet or beside the list. */
export const largeMapState = (isSheet: boolean): EntryState => ({ map: isSheet ? "open" : "shown" });

/**
 * Makes the sheet of a map a step of the history, so that Back closes it and Forward opens it, and keeps the focus in it while it is open.
 * The sheet is a popover, which works without JavaScript too. An entry where the large map `isBesideList` has it again after Back. Returns
 * whether the sheet is open, what this entry of the history says of the large map, and a function that marks the entry as one with it.
 */
export function useMapSheet(panel: RefObject<HTMLElement | null>, isBesideList: boolean) {
  const [isOpen, setOpen] = useState(false);
  const location = useLocation();
  const navigate = useNavigate();
  const { map } = (location.state ?? {}) as EntryState;
  const isSheetEntry = map === "open" || map === "own-entry";
  const mark = () => {
    if (map === undefined) void navigate(location, { replace: true, state: largeMapState(false) });
  };
  const lastKey = useRef<string>(undefined);
  const wasSheetOpen = useRef(false);
  /** The visitor has opened or closed the sheet, and the entry that fits it is not rendered yet. */
  const isEntryPending = useRef(false);

  useEffect(() => {
    const sheet = panel.current;
    if (!sheet || !("popover" in sheet)) return;
    const isSheetOpen = isShown(sheet);
    if (isOtherEntry(sheet, location)) {
      isEntryPending.current ||= isSheetOpen !== wasSheetOpen.current;
      return;
    }
    wasSheetOpen.current = isSheetOpen;
    if (lastKey.current !== location.key) {
      // A visitor may open the sheet before hydration.
      const isSheetFirst = isEntryPending.current || (lastKey.current === undefined && isSheetOpen);
      lastKey.current = location.key;
      isEntryPending.current = false;
      if (!isSheetFirst && isSheetOpen !== isSheetEntry) {
        if (isSheetOpen) sheet.hidePopover();
        else if (!isBeside(sheet)) sheet.showPopover();
        return;
      }
    }
    if (!isSheetOpen && isBesideList) mark();
    if (isEntryPending.current || isSheetOpen === isSheetEntry || isBeside(sheet)) return;
    isEntryPending.current = true;
    if (isSheetOpen) void navigate(location, { state: { map: "own-entry", keepsView: true } });
    else if (map === "own-entry") void navigate(-1);
    else void navigate(location, { replace: true, state: null });
  });

  useEffect(() => {
    const sheet = panel.current;
    if (!sheet || !("popover" in sheet)) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let release = () => {};
    const update = () => {
      release();
      setOpen(isShown(sheet));
      if (isShown(sheet)) release = keepFocusIn(sheet);
    };
    // The focus returns to the button while the popover closes, so the page must be ready for it before.
    sheet.addEventListener("beforetoggle", (event) => event.newState === "closed" && release(), { signal });
    sheet.addEventListener("toggle", update, { signal });
    update();
    return () => {
      listening.abort();
      release();
    };
  }, [panel]);
  return { isSheet: isOpen, entryMap: map, mark };
}

/** Tells whether the browser is at another entry of the history than that of the page on screen, which stays while the next one loads. */
function isOtherEntry(sheet: HTMLElement, location: Location): boolean {
  const { href } = window.location;
  return new URL(createPath(location), href).href !== href || sheet.closest("[aria-busy=true]") !== null;
}

function isShown(sheet: HTMLElement): boolean {
  return sheet.matches(":popover-open");
}

/** Tells whether the panel stands beside the list, where it needs no sheet. */
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
