/** Id of the popover with the form of a list. The header's style sheet knows it too. */
export const SEARCH_SHEET_ID = "search-sheet";

/** Focuses and selects the search field of the page, and opens the sheet that it is in. Returns false if the page has none. */
export function focusSearch(): boolean {
  const box = document.querySelector<HTMLInputElement>('main [role="search"] input:not([type="hidden"])');
  if (!box) return false;
  if (box.getClientRects().length === 0) box.closest<HTMLElement>("[popover]")?.showPopover();
  box.focus();
  box.select();
  return true;
}
