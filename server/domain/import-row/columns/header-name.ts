import { memoize } from "../../text/memoize.ts";

const MAX_LENGTH = 100;

/** A header as it is compared: "Full Address", "full_address" and "FULL-ADDRESS" are equal, and so are "Código" and "codigo". */
export const headerName = memoize(
  (header): string =>
    header
      .slice(0, MAX_LENGTH)
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ""),
  { limit: 5_000 },
);
