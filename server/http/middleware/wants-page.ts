import { isApiPath } from "./is-api-path.ts";

/** Matches endpoints of monitoring. */
const MACHINE_PATH = /^\/(healthz|readyz|metrics)$/;

/**
 * Tells whether an error is shown as a page: outside of the API, unless the client accepts JSON but not HTML. Crawlers accept anything and
 * get the page. `accept` is the header.
 */
export function wantsPage(path: string, accept = ""): boolean {
  if (isApiPath(path) || MACHINE_PATH.test(path)) return false;
  return accept.includes("text/html") || !accept.includes("json");
}
