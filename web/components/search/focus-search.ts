/** Focuses and selects the search field of the page. Returns false if the page has none. */
export function focusSearch(): boolean {
  const box = document.querySelector<HTMLInputElement>('main [role="search"] input');
  if (!box) return false;
  box.focus();
  box.select();
  return true;
}
