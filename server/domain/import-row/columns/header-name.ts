import { foldText } from "../../text/fold.ts";
import { memoize } from "../../text/memoize.ts";
import { decodeMojibake } from "../../text/mojibake/decode-mojibake.ts";

const MAX_HEADER_CHARS = 100;

/** Matches most names in the tables of headers. */
const PLAIN = /^[a-z\d_.]{1,100}$/;

/** Normalises a header for comparison: "Full Address", "full_address" and "FULL-ADDRESS" are equal, and so are "Código" and "codigo". */
export function headerName(header: string): string {
  if (VOCABULARY.test(header)) return headerName(header.replace(VOCABULARY, ""));
  return PLAIN.test(header) ? header.replace(/[_.]/g, "") : oddHeaderName(header);
}

/** Matches the prefixes of vocabularies in exports of linked data: "schema:email", "rdfs_label". */
const VOCABULARY = /^(?:schema|rdfs|foaf|vcard|dcterms)[:_](?=[a-z])/i;

const oddHeaderName = memoize(
  (header): string =>
    foldText((decodeMojibake(header)?.text ?? header).slice(0, MAX_HEADER_CHARS))
      .normalize("NFKD")
      .replace(/[^\p{L}\p{N}]/gu, ""),
  { limit: 5_000 },
);

/** Maximum length of a header that is a path; the time for its dots is quadratic. */
const MAX_PATH_CHARS = 300;

/** Returns the paths of the objects that contain a header's member: "a.b.c" gives "a" and "a.b". */
export function objectPaths(header: string): string[] {
  const paths: string[] = [];
  if (header.length > MAX_PATH_CHARS) return paths;
  for (let dot = header.indexOf("."); dot > 0; dot = header.indexOf(".", dot + 1)) paths.push(header.slice(0, dot));
  return paths;
}
