import type { SearchQuery } from "#contract/queries";

/** What a visitor would call right. Several values of a field are alternatives; several fields must all hold. */
export interface Wanted {
  name?: string | string[];
  /** Ids of the kinds table. */
  kind?: string | string[];
  city?: string | string[];
  state?: string;
  country?: string;
  zip?: string;
  /** Part of its address line or name, folded. */
  street?: string | string[];
  /** Attribute tags, all of them. */
  has?: string[];
  isOpen?: true;
  /** Open at any hour. */
  isAlwaysOpen?: true;
  minRating?: number;
  /** E.164. */
  phone?: string;
}

/** A search, judged before anyone saw what it finds. */
export interface JudgedQuery {
  /** The box for words. */
  q: string;
  /** The box for a place. */
  at?: string;
  filters?: Partial<SearchQuery>;
  /** What may stand among the first five; none: nothing should be found. */
  right: Wanted | Wanted[] | "nothing";
  /** What may stand among them, first too, but need not be found. */
  also?: Wanted;
  /** What must come first, if not everything right will do. */
  first?: Wanted;
  /** What must not be among the first twenty. */
  never?: Wanted;
  /** Misspelled, or with words or a place that nothing has: another search may answer. */
  isDamaged?: true;
}
