import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** State of an entry of the history that was made with the large map. */
interface EntryState {
  map?: "shown" | "open" | "own-entry";
}

/** State for a navigation to a list whose large map is to be shown at once, as a sheet or beside the list. */
export const largeMapState = (isSheet: boolean): EntryState => ({ map: isSheet ? "open" : "shown" });

const isSheetEntry = (map: EntryState["map"]) => map === "open" || map === "own-entry";

/**
 * Makes the sheet of a map a step of the history, so that Back closes it, and keeps the focus in it while it is open. The sheet is a
 * popover, which works without JavaScript too. Returns whether it is open, and whether this entry of the history has the large map. An entry
 * where the large map `isBesideList` has it again after Back.
 */
export function useMapSheet(
  panel: RefObject<HTMLElement | null>,
  isBesideList: boolean,
): { isSheet: boolean; isLargeMapEntry: boolean } {
  const [isOpen, setOpen] = useState(false);
  const entry = useEntry();
  const { map } = entry;
  const current = useRef(entry);
  useEffect(() => {
    const wasSheetEntry = isSheetEntry(current.current.map);
    current.current = entry;
    if (wasSheetEntry && !isSheetEntry(entry.map) && panel.current && isShown(panel.current))
      panel.current.hidePopover();
  });
  useEffect(() => {
    if (isBesideList && map === undefined) current.current.mark();
  }, [isBesideList, map]);
  useEffect(() => {
    const sheet = panel.current;
    if (!sheet || !("popover" in sheet)) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let release = () => {};
    const begin = () => {
      release();
      release = keepFocusIn(sheet);
    };
    // The focus returns to the button while the popover closes, so the page must be ready for it before.
    sheet.addEventListener("beforetoggle", (event) => event.newState === "closed" && release(), { signal });
    sheet.addEventListener(
      "toggle",
      (event) => {
        setOpen(event.newState === "open");
        if (event.newState === "open") {
          begin();
          current.current.enter();
        } else current.current.leave();
      },
      { signal },
    );
    if (isSheetEntry(current.current.map) && getComputedStyle(sheet).display === "none") sheet.showPopover();
    return () => {
      listening.abort();
      release();
    };
  }, [panel]);
  return { isSheet: isOpen, isLargeMapEntry: map !== undefined };
}

/** Returns what the current entry of the history says of the map, and the steps to an entry of the sheet and back. */
function useEntry() {
  const location = useLocation();
  const navigate = useNavigate();
  const { map } = (location.state ?? {}) as EntryState;
  return {
    map,
    mark: () => void navigate(location, { replace: true, state: largeMapState(false) }),
    enter() {
      if (!isSheetEntry(map)) void navigate(location, { state: { map: "own-entry", keepsView: true } });
    },
    leave() {
      if (map === "own-entry") void navigate(-1);
      else if (map === "open") void navigate(location, { replace: true, state: null });
    },
  };
}

function isShown(sheet: HTMLElement): boolean {
  return sheet.matches(":popover-open");
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
