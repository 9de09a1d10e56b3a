import { LRUCache } from "lru-cache";

export type Encoding = "br" | "gzip";

/** Browsers send only a handful of different headers. */
const encodingByHeader = new LRUCache<string, Encoding | "identity">({ max: 200, memoMethod: negotiate });

/** Returns the encoding that an Accept-Encoding header prefers; undefined for none. */
export function preferredEncoding(header: string | undefined): Encoding | undefined {
  if (header === undefined) return undefined;
  const encoding = encodingByHeader.memo(header);
  return encoding === "identity" ? undefined : encoding;
}

function negotiate(header: string): Encoding | "identity" {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const [br, gzip] = [weightOf("br"), weightOf("gzip")];
  const weight = Math.max(br, gzip);
  if (weight === 0 || weight < (weights.get("identity") ?? 0)) return "identity";
  return br >= gzip ? "br" : "gzip";
}
