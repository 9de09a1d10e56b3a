/** Text in the box while someone types, judged before anyone saw the suggestions. */
export interface JudgedPrefix {
  /** Text in the box for words. */
  q: string;
  /** Text in the box for a place. */
  at?: string;
  /**
   * Allowed labels of the first row. "*" means that the search would find nothing, so the first row is no search; without labels nothing is
   * sensible, so there is no row at all.
   */
  first: readonly string[];
  /** Rows that must be offered; a row may have alternatives. */
  offers: readonly WantedRow[];
}

export interface WantedRow {
  kind: "business" | "category" | "city";
  /** Label of a business without its city. */
  labels: readonly string[];
}

const KINDS = { "#": "category", "@": "city", "=": "business" } as const;

/**
 * Parses lines such as `box | place => first row => rows`. `#` is a category, `@` a city, `=` a business, "or" separates alternatives and
 * `;` rows. The first row is the typed text if blank, "*" for no search, and "-" if nothing should be suggested.
 */
export function judgedPrefixes(table: string): JudgedPrefix[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [box = "", first = "", rows = ""] = line.split("=>").map((part) => part.trim());
      const [q = "", at] = box.split("|").map((part) => part.trim());
      const offers = rows.split(";").flatMap((row) => wantedRow(row.trim()) ?? []);
      return {
        q,
        offers,
        ...(at !== undefined && { at }),
        first: first === "-" ? [] : first === "" ? [q] : first.split(" or "),
      };
    });
}

function wantedRow(text: string): WantedRow | undefined {
  const kind = KINDS[text.charAt(0) as keyof typeof KINDS];
  return kind && { kind, labels: text.slice(1).split(" or ") };
}
