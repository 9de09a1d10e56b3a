import { matchPath } from "react-router-dom";
import { publicRoutes } from "../routes.tsx";
import type { PageLocation, PageRoute } from "./public-page.ts";

/** With where they begin: to rank all patterns anew for each path takes a server longer than to match it. */
const routes = publicRoutes.map((route) => ({ route, start: startOf(route.path) }));

/** Of the latest paths: rendering asks for the same one several times, and a server renders several at once. */
const known = new Map<string, ReturnType<typeof match>>();
const MOST_KNOWN = 50;

/** The route of an address, if there is one; an address whose encoding is broken has none. `search` with its `?`. */
export function matchPage(pathname: string, search: string): { route: PageRoute | undefined; location: PageLocation } {
  if (known.size > MOST_KNOWN) known.clear();
  if (!known.has(pathname)) known.set(pathname, match(pathname));
  const found = known.get(pathname);
  return {
    route: found?.route,
    location: { params: found?.params ?? {}, search: new URLSearchParams(search) },
  };
}

function match(pathname: string): { route: PageRoute; params: Record<string, string> } | undefined {
  const decoded = decodedPath(pathname);
  if (decoded === undefined) return undefined;
  const begun = startOf(decoded);
  for (const { route, start } of routes) {
    const found = start === begun ? matchPath(route.path, decoded) : null;
    if (found) return { route, params: found.params as Record<string, string> };
  }
  return undefined;
}

/** Its first segment, in which case does not count. */
function startOf(path: string): string {
  return path.split("/", 2)[1]?.toLowerCase() ?? "";
}

/** Segment by segment, so that an encoded slash parts none; undefined when the encoding is broken. */
function decodedPath(pathname: string): string | undefined {
  try {
    return pathname
      .split("/")
      .map((segment) => decodeURIComponent(segment).replaceAll("/", "%2F"))
      .join("/");
  } catch {
    return undefined;
  }
}
