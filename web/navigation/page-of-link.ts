import { matchPage } from "./match-page.ts";
import type { PageLocation, PageRoute } from "./public-page.ts";

interface LinkedPage {
  route: PageRoute;
  location: PageLocation;
  /** Path and query, as the link has them. */
  address: string;
}

/** The public page that a link shows without loading a document; undefined for one that leads elsewhere. */
export function pageOfLink(link: Element): LinkedPage | undefined {
  // a link in a drawing has none of the properties of one in a text
  const url = new URL(link.getAttribute("href") ?? "", window.location.href);
  if (url.origin !== window.location.origin || url.hash !== "") return;
  if (link.getAttribute("target") || link.hasAttribute("download")) return;
  const { route, location } = matchPage(url.pathname, url.search);
  return route && { route, location, address: url.pathname + url.search };
}
