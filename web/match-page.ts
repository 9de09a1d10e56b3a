import { matchRoutes } from "react-router-dom";
import type { PageLocation, PageRoute } from "./public-page.ts";
import { publicRoutes } from "./routes.tsx";

const routes = publicRoutes.map((route) => ({ path: route.path, handle: route }));

/** Of the address that was asked for last: rendering asks for the same one several times. */
let last: { pathname: string; match: ReturnType<typeof match> } | undefined;

/** The route of an address, if there is one; an address whose encoding is broken has none. `search` with its `?`. */
export function matchPage(pathname: string, search: string): { route: PageRoute | undefined; location: PageLocation } {
  if (last?.pathname !== pathname) last = { pathname, match: match(pathname) };
  const found = last.match;
  return {
    route: found?.route.handle,
    location: { params: (found?.params ?? {}) as Record<string, string>, search: new URLSearchParams(search) },
  };
}

function match(pathname: string) {
  return isDecodable(pathname) ? matchRoutes(routes, pathname)?.at(-1) : undefined;
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
