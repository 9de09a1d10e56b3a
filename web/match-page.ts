import { matchRoutes } from "react-router-dom";
import type { AnyPage, PageLocation } from "./public-page.ts";
import { publicPages } from "./routes.tsx";

const routes = publicPages.map((page) => ({ path: page.path, handle: page }));

/** Of the address that was asked for last: rendering asks for the same one several times. */
let last: { pathname: string; match: ReturnType<typeof match> } | undefined;

/** The page at an address, if there is one; an address whose encoding is broken has none. `search` with its `?`. */
export function matchPage(pathname: string, search: string): { page: AnyPage | undefined; location: PageLocation } {
  if (last?.pathname !== pathname) last = { pathname, match: match(pathname) };
  const found = last.match;
  return {
    page: found?.route.handle,
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
