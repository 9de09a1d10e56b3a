import { filterParams, readFilters } from "../table-params.ts";

/** A named address of the table. */
export interface SavedView {
  name: string;
  /** Parameters of the address, without the page. */
  query: string;
}

const KEY = "mainstreet.panel.views";
export const MAX_VIEW_NAME_CHARS = 40;

/** Returns what a view keeps of an address: filters, order, columns and row height. */
export function viewQuery(params: URLSearchParams): string {
  const kept = filterParams(readFilters(params));
  for (const name of ["columns", "rows"]) {
    const value = params.get(name);
    if (value) kept.set(name, value);
  }
  return kept.toString();
}

const hasName = (name: string) => (view: SavedView) => view.name.toLowerCase() === name.toLowerCase();

/** Returns the views with this one in the place of one of the same name, otherwise added at `index`, by default at the end. */
export function withView(views: readonly SavedView[], view: SavedView, index = views.length): SavedView[] {
  const isSame = hasName(view.name);
  return views.some(isSame) ? views.map((old) => (isSame(old) ? view : old)) : views.toSpliced(index, 0, view);
}

export function withoutView(views: readonly SavedView[], name: string): SavedView[] {
  return views.filter((view) => !hasName(name)(view));
}

/** Returns the views with the one of this name as it was before a change, and all others as they are now. */
export function withViewOf(before: readonly SavedView[], name: string, views: readonly SavedView[]): SavedView[] {
  const index = before.findIndex(hasName(name));
  const old = before[index];
  return old === undefined ? withoutView(views, name) : withView(withoutView(views, name), old, index);
}

/** Reads the views of this browser; anything that is no view is left out. */
export function readViews(): SavedView[] {
  try {
    const views: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(views) ? views.filter(isView).map(({ name, query }) => ({ name, query })) : [];
  } catch {
    return [];
  }
}

/** Returns false in a browser without storage. */
export function storeViews(views: readonly SavedView[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(views));
    return true;
  } catch {
    return false;
  }
}

function isView(view: unknown): view is SavedView {
  const { name, query } = (view ?? {}) as Partial<SavedView>;
  return typeof name === "string" && typeof query === "string";
}
