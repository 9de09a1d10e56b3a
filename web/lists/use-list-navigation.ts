import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import { rebaseSearch } from "./rebase-search.ts";

interface ListNavigation {
  /** Navigates to the displayed list with a change. */
  follow: (href: string) => void;
  /** Handles clicks on links inside `[data-filters]`. */
  followLink: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Addresses on a list belong to the displayed one: while another one loads, the change is applied to that one, so that two filters chosen in
 * quick succession both hold.
 */
export function useListNavigation(shownParams: URLSearchParams): ListNavigation {
  const navigate = useNavigate();
  return {
    follow: (href) => {
      const address = rebaseAddress(href, shownParams) ?? href;
      // A select may name its choice again when it loses the focus.
      if (address !== window.location.pathname + window.location.search) void navigate(address);
    },
    followLink: (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("[data-filters] a");
      if (!link || event.button !== 0 || event.ctrlKey || event.metaKey) return;
      const address = rebaseAddress(link.href, shownParams);
      if (address === undefined) return;
      event.preventDefault();
      void navigate(address);
    },
  };
}

/** Returns the address with the change applied to the list that is loading; undefined if none is, or if it is another list. */
function rebaseAddress(href: string, shownParams: URLSearchParams): string | undefined {
  // The browser's location already has an earlier choice that React has not rendered yet.
  const { pathname, search, origin } = window.location;
  const loading = new URLSearchParams(search);
  const url = new URL(href, origin);
  if (String(loading) === String(shownParams) || decodeURI(url.pathname) !== decodeURI(pathname)) return undefined;
  const rebasedSearch = String(rebaseSearch(url.searchParams, shownParams, loading));
  return rebasedSearch === "" ? pathname : `${pathname}?${rebasedSearch}`;
}
