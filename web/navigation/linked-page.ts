import { matchPage } from "./match-page.ts";
import type { PageLocation, PageRoute } from "./public-page.ts";

interface LinkedPage {
  route: PageRoute;
  location: PageLocation;
  address: string;
}

/**
 * Returns the public page that a link leads to; undefined if the browser must follow the link: other sites, #hash, downloads.
 */
export function linkedPage(link: Element): LinkedPage | undefined {
  // An SVG link has no `href` string and no `pathname`, so its attribute is read.
  const url = new URL(link.getAttribute("href") ?? "", window.location.href);
  if (url.origin !== window.location.origin || url.hash !== "") return;
  if (link.getAttribute("target") || link.hasAttribute("download")) return;
  const { route, location } = matchPage(url.pathname, url.search);
  return route && { route, location, address: url.pathname + url.search };
}
