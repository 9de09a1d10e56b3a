import type { SearchQuery } from "#contract/queries";

/** Businesses that a visitor would call right. Several values of a field are alternatives; several fields must all hold. */
export interface Wanted {
  name?: string | string[];
  /** Kinds of business, as ids of the kinds table. */
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
  /** The business is open at any hour. */
  isAlwaysOpen?: true;
  minRating?: number;
  /** Phone number in E.164 format. */
  phone?: string;
}

/** A search, judged before anyone saw its results. */
export interface JudgedQuery {
  /** Text in the box for words. */
  q: string;
  /** Text in the box for a place. */
  at?: string;
  filters?: Partial<SearchQuery>;
  /** Right results among the first five; "nothing" if none may be found. */
  right: Wanted | Wanted[] | "nothing";
  /** Results that may appear, also first, but need not be found. */
  also?: Wanted;
  /** Required first result, if not every right one will do. */
  first?: Wanted;
  /** Forbidden results among the first twenty. */
  never?: Wanted;
  /** The query is misspelled, or has words or a place that nothing has: another search may answer. */
  isDamaged?: true;
}
