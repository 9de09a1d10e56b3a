import type { BusinessHistory, ValueSource } from "#contract/fields/field-history";

/** Fields that rules and generated texts change without a record, so that the import of a business proves nothing of them. */
const UNPROVEN: ReadonlySet<string> = new Set(
  "city state country category fullAddress slug seoTitle seoDescription uniqueContent canonicalUrl".split(" "),
);

/** Returns the source of the current value of a field; undefined if nothing proves it. */
export function sourceOf(history: BusinessHistory, field: string): ValueSource | undefined {
  const source = history.sources[field];
  if (source !== undefined) return source.kind === "unknown" ? undefined : source;
  return history.origin.kind === "import" && !UNPROVEN.has(field) ? history.origin : undefined;
}

/** Names a source in a few words: "shops.xlsx", "ann", "undo of an import by ann". */
export function sourceText({ kind, files, actor }: ValueSource): string {
  if (kind === "unknown") return "Changed without a record";
  if (kind === "import")
    return files.length > 1 ? `${files[0]} and ${files.length - 1} more` : (files[0] ?? "An import");
  if (kind === "undo") return `Undo of an import by ${actor}`;
  return actor === null ? "By hand" : `${actor}, by hand`;
}
