import { type RefObject, useEffect, useState } from "react";

/** State of a history entry of react-router, with this map's part. */
interface EntryState {
  usr?: { map?: "shown" | "open" | "own-entry" } | null;
}

const stateOf = () => (history.state ?? {}) as EntryState;
const isMapEntry = () => ["open", "own-entry"].includes(stateOf().usr?.map ?? "");

/** State for a navigation to a list whose large map is to be shown at once, as a sheet or beside the list. */
export const largeMapState = (isSheet: boolean): EntryState["usr"] => ({ map: isSheet ? "open" : "shown" });

/** Tells whether this entry of the history was made with the large map. */
export const isLargeMapEntry = () => stateOf().usr?.map !== undefined;

/**
 * Makes the sheet of a map a step of the history, so that Back closes it, and keeps the focus in it while it is open. The sheet is a
 * popover, which works without JavaScript too.
 */
export function useMapSheet(panel: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setOpen] = useState(false);
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
          if (!isMapEntry()) history.pushState({ ...stateOf(), usr: { map: "own-entry" } }, "");
        } else leaveEntry();
      },
      { signal },
    );
    window.addEventListener("popstate", () => !isMapEntry() && isShown(sheet) && sheet.hidePopover(), { signal });
    if (isMapEntry() && getComputedStyle(sheet).display === "none") sheet.showPopover();
    return () => {
      listening.abort();
      release();
    };
  }, [panel]);
  return isOpen;
}

function leaveEntry(): void {
  const { usr } = stateOf();
  if (usr?.map === "own-entry") history.back();
  else if (usr?.map === "open") history.replaceState({ ...stateOf(), usr: null }, "");
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
