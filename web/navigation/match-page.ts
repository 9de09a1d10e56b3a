import { matchPath } from "react-router-dom";
import { publicRoutes } from "../routes.tsx";
import type { PageLocation, PageRoute } from "./public-page.ts";

/**
 * Matches an address to its route, if any; an address with a malformed escape sequence has none. `search` has its `?`. It uses `matchPath`,
 * since `matchRoutes` ranks all routes on each call (6 % of the time of a page), and no two routes overlap.
 */
export function matchPage(pathname: string, search: string): { route: PageRoute | undefined; location: PageLocation } {
  const location: PageLocation = { params: {}, search: new URLSearchParams(search) };
  const decodedPath = decodeSegments(pathname);
  if (decodedPath === undefined) return { route: undefined, location };
  const start = startOf(decodedPath);
  for (const route of publicRoutes) {
    // `matchPath` makes a regular expression of a path on each call.
    const match = startOf(route.path) === start && matchPath(route.path, decodedPath);
    if (match) return { route, location: { ...location, params: match.params as Record<string, string> } };
  }
  return { route: undefined, location };
}

/** Returns the first segment in lower case, since routes ignore case. */
function startOf(path: string): string {
  return (path.split("/", 2)[1] ?? "").toLowerCase();
}

/** Decodes a path except for encoded slashes, which do not separate segments. Returns undefined when the encoding is malformed. */
function decodeSegments(pathname: string): string | undefined {
  try {
    return pathname
      .split("/")
      .map((segment) => decodeURIComponent(segment).replaceAll("/", "%2F"))
      .join("/");
  } catch {
    return undefined;
  }
}
