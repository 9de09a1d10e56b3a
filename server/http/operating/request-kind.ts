import { splitTarget } from "../request-target.ts";

/** Kinds of requests in metrics: few, so that no client can make many. */
export type RequestKind = "page" | "api" | "admin" | "file" | "machine" | "unreadable";

const MACHINE = /^\/(healthz|readyz|metrics|robots\.txt|sitemap[\w-]*\.xml(\.gz)?|feed\.xml|opensearch\.xml)$/;
const FILE = /^\/client\/|\.(png|ico|svg|vcf|webmanifest|txt)$/;

/** Returns the kind of a request. `url` is path and query. */
export function requestKind(url: string): RequestKind {
  const { path } = splitTarget(url);
  if (path.startsWith("/api/admin")) return "admin";
  if (path.startsWith("/api")) return "api";
  if (MACHINE.test(path)) return "machine";
  return FILE.test(path) ? "file" : "page";
}
