import { isApiPath } from "./is-api-path.ts";

/** What monitoring asks for. */
const MACHINE_PATH = /^\/(healthz|readyz|metrics)$/;

/**
 * Whether an error is shown as a page: everywhere but in the API, unless the client accepts JSON and no HTML. Clients that accept
 * anything, as crawlers do, get the page. `accept`: the header.
 */
export function wantsPage(path: string, accept = ""): boolean {
  if (isApiPath(path) || MACHINE_PATH.test(path)) return false;
  return accept.includes("text/html") || !accept.includes("json");
}
