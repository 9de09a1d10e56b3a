export type Encoding = "br" | "gzip";

/** Browsers send a handful of different headers, over and over. */
const known = new Map<string, Encoding | undefined>();
const MOST_KNOWN = 200;

/** The encoding to answer with, by the Accept-Encoding header; undefined means none. */
export function preferredEncoding(header: string | undefined): Encoding | undefined {
  if (header === undefined) return undefined;
  if (known.has(header)) return known.get(header);
  const preferred = chosen(header);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(header, preferred);
  return preferred;
}

function chosen(header: string): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const [br, gzip] = [weightOf("br"), weightOf("gzip")];
  const best: Encoding = br >= gzip ? "br" : "gzip";
  const weight = Math.max(br, gzip);
  return weight > 0 && weight >= (weights.get("identity") ?? 0) ? best : undefined;
}
