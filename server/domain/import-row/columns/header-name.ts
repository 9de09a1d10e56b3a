import { foldText } from "../../text/fold.ts";
import { memoize } from "../../text/memoize.ts";

const MAX_LENGTH = 100;

/** A header as it is compared: "Full Address", "full_address" and "FULL-ADDRESS" are equal, and so are "Código" and "codigo". */
export const headerName = memoize(
  (header): string =>
    foldText(header.slice(0, MAX_LENGTH))
      .normalize("NFKD")
      .replace(/[^\p{L}\p{N}]/gu, ""),
  { limit: 5_000 },
);

/** Longer headers are no paths, and the time for their dots would be quadratic. Characters. */
const MAX_PATH_LENGTH = 300;

/** Paths of the objects that the member of a header lies in: "a.b.c" → "a", "a.b". */
export function objectPaths(header: string): string[] {
  const paths: string[] = [];
  if (header.length > MAX_PATH_LENGTH) return paths;
  for (let dot = header.indexOf("."); dot > 0; dot = header.indexOf(".", dot + 1)) paths.push(header.slice(0, dot));
  return paths;
}
