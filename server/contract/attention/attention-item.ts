/** A setting of the site that still has the value of a fresh installation. */
export type PlaceholderField = "email" | "phone" | "baseUrl";

/** GET attention: what waits for the administrator, most urgent first. */
export type AttentionItem =
  | { kind: "placeholders"; fields: PlaceholderField[] }
  /** The latest good backup is older than two days. `lastAt` is its time; null without any. */
  | { kind: "backup"; lastAt: string | null }
  /** Rejected rows of an import that nobody has fixed. */
  | { kind: "rejects"; importId: number; files: string[]; rows: number }
  /** Files of scheduled imports whose preview waits. `names` has the newest three. */
  | { kind: "scheduled-files"; count: number; names: string[] }
  /** A source of scheduled imports, or a file of one, that failed: why, as a sentence. */
  | { kind: "scheduled-failure"; source: "folder" | "address" | "file"; name: string; reason: string }
  /** Pairs to decide; null if nobody has looked for duplicates yet. */
  | { kind: "duplicates"; pairs: number | null }
  /** Frequent searches with few results, most frequent first; at most three. */
  | { kind: "searches"; count: number; examples: { text: string; count: number }[] }
  /** Businesses whose category is in no group. `categories` has the three largest. */
  | { kind: "other-group"; businesses: number; categories: string[] };
