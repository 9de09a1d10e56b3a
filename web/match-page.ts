import { matchRoutes } from "react-router-dom";
import type { AnyPage, PageLocation } from "./public-page.ts";
import { publicPages } from "./routes.tsx";

const routes = publicPages.map((page) => ({ path: page.path, handle: page }));

/** The page at an address, if there is one; an address whose encoding is broken has none. `search` with its `?`. */
export function matchPage(pathname: string, search: string): { page: AnyPage | undefined; location: PageLocation } {
  const match = isDecodable(pathname) ? matchRoutes(routes, pathname)?.at(-1) : undefined;
  return {
    page: match?.route.handle,
    location: { params: (match?.params ?? {}) as Record<string, string>, search: new URLSearchParams(search) },
  };
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
