/**
 * Puts the focus into the search of the page that is shown, its words selected so that typing replaces them. False where
 * the page has none: then the search page is the place to go.
 */
export function focusSearch(): boolean {
  const box = document.querySelector<HTMLInputElement>('main [role="search"] input');
  if (!box) return false;
  box.focus();
  box.select();
  return true;
}
