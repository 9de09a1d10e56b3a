import { addressProblem, withScheme } from "./web-address.ts";

/** Longer cells are texts about a business. */
const MAX_CHARS = 2_000;
/** Matches what stands between addresses, also in links of web pages. */
const BETWEEN = /[\s,;|<>"]+/;
/** Matches a host alone; "e.g." and "9.30" are none. */
const HOST = /^(?:www\.)?[a-z\d-]{2,63}(?:\.[a-z\d-]{2,63}){0,3}\.[a-z]{2,24}(?:[/?#]\S*)?$/i;

/**
 * Returns the first public address of a cell with several, or with words around it: "www.a.example | www.b.example", "Website:
 * https://a.example Facebook: …", `<a href="https://a.example">`. undefined when there is none.
 */
export function firstOfSeveral(text: string): string | undefined {
  if (text.length > MAX_CHARS || text.includes("@")) return undefined;
  for (const part of text.split(BETWEEN)) {
    const written = part.replace(/^(?:href=|website:)/i, "").replace(/(?<![.)])[.)]+$/, "");
    if (!/^https?:\/\//i.test(written) && !HOST.test(written)) continue;
    const address = withScheme(written);
    if (addressProblem(address) === undefined) return address;
  }
  return undefined;
}
