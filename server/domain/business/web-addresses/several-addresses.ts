import { addressProblem, withScheme } from "./web-address.ts";

/** Maximum length; longer cells are prose. */
const MAX_CHARS = 2_000;
/** Matches separators between addresses, including those of HTML links. */
const BETWEEN = /[\s,;|<>"]+/;
/** Matches a host without a path, but not "e.g." or "9.30". */
const HOST = /^(?:www\.)?[a-z\d-]{2,63}(?:\.[a-z\d-]{2,63}){0,3}\.[a-z]{2,24}(?:[/?#]\S*)?$/i;
const SCHEME = /^https?:\/\//i;

/**
 * Returns the first public address of a cell with several, or with words around it: "www.a.example | www.b.example", "Website:
 * https://a.example Facebook: …", `<a href="https://a.example">`. Among words, a host needs "www." or a path, since "yet.Contact" looks like one.
 * undefined when there is none.
 */
export function firstOfSeveral(text: string): string | undefined {
  if (text.length > MAX_CHARS || text.includes("@")) return undefined;
  const parts = text
    .split(BETWEEN)
    .map((part) => part.replace(/^\(?(?:href=|website:)?/i, "").replace(/(?<![.)])[.)]+$/, ""))
    .filter((part) => /[\p{L}\d]/u.test(part) && !part.endsWith(":"));
  const hasWords = !parts.every((part) => SCHEME.test(part) || HOST.test(part));
  for (const part of parts) {
    const isHost = HOST.test(part) && (!hasWords || /^www\./i.test(part) || part.includes("/"));
    if (!SCHEME.test(part) && !isHost) continue;
    const address = withScheme(part);
    if (addressProblem(address) === undefined) return address;
  }
  return undefined;
}
