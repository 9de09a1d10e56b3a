import { matchRoutes } from "react-router-dom";
import type { PageLocation, PageRoute } from "./public-page.ts";
import { publicRoutes } from "./routes.tsx";

const routes = publicRoutes.map((route) => ({ path: route.path, handle: route }));

/** Of the latest paths: rendering asks for the same one several times, and a server renders several at once. */
const known = new Map<string, ReturnType<typeof match>>();
const MOST_KNOWN = 50;

/** The route of an address, if there is one; an address whose encoding is broken has none. `search` with its `?`. */
export function matchPage(pathname: string, search: string): { route: PageRoute | undefined; location: PageLocation } {
  if (known.size > MOST_KNOWN) known.clear();
  if (!known.has(pathname)) known.set(pathname, match(pathname));
  const found = known.get(pathname);
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
