/** Types in lower case that sources give any business. */
export const GENERIC_TYPES: readonly string[] = [
  "service establishment",
  "establishment",
  "point of interest",
  "business",
  "company",
];
