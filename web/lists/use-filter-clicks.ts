import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import { rebaseSearch } from "./rebase-search.ts";

/**
 * Returns a click handler around links inside `[data-filters]`. Their addresses belong to the displayed list: while another one loads, the
 * link's change is applied to that one, so that two filters chosen in quick succession both hold.
 */
export function useFilterClicks(shownParams: URLSearchParams): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    // The browser's location already has an earlier click that React has not rendered yet.
    const { pathname, search } = window.location;
    const link = (event.target as Element).closest<HTMLAnchorElement>("[data-filters] a");
    const loading = new URLSearchParams(search);
    if (!link || String(loading) === String(shownParams) || event.button !== 0 || event.ctrlKey || event.metaKey)
      return;
    const url = new URL(link.href);
    if (decodeURI(url.pathname) !== decodeURI(pathname)) return;
    event.preventDefault();
    const rebasedSearch = String(rebaseSearch(url.searchParams, shownParams, loading));
    void navigate(rebasedSearch === "" ? pathname : `${pathname}?${rebasedSearch}`);
  };
}
