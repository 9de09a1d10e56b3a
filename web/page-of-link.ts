import { matchPage } from "./match-page.ts";
import type { AnyPage, PageLocation } from "./public-page.ts";

/** The public page that a link shows without loading a document; undefined for one that leads elsewhere. */
export function pageOfLink(link: HTMLAnchorElement): { page: AnyPage; location: PageLocation } | undefined {
  const { origin, pathname, search, hash, target } = link;
  if (origin !== window.location.origin || target !== "" || hash !== "" || link.hasAttribute("download")) return;
  const { page, location } = matchPage(pathname, search);
  return page && { page, location };
}
