import type { BusinessFacts } from "../facts/business-facts.ts";

/** Sections of a text in their order; the opening and the description of the business have no heading. */
export const PARTS = [
  "opening",
  "described",
  "hours",
  "offer",
  "contact",
  "standing",
  "surroundings",
  "about",
] as const;
/** The section that a sentence belongs to. */
export type Part = (typeof PARTS)[number];

/** Statement that a text can make about a business. */
export interface Topic {
  /** Names the claim, so that a test can check it against the records. */
  id: string;
  part: Part;
  /**
   * Returns how remarkable the topic is for a business, 0 to about 1; 0 when it does not apply or nothing is known. Topics about the
   * business's city and kind weigh up to `MAX_CONTEXT_WEIGHT`, and what is true of any entry up to `MAX_GENERAL_WEIGHT`. What visitors ask
   * first weighs `ESSENTIAL` and is told even if the text is long enough without it.
   */
  weight(facts: BusinessFacts): number;
  /** Several ways to say it in one or two whole sentences, with names of `PHRASES` in braces. */
  wordings: readonly string[];
  /**
   * 0 for the business itself, 1 for its city and kind, 2 for any entry. Topics of a tier are used only when the earlier ones are too
   * short.
   */
  tier: 0 | 1 | 2;
  /** Topics that this one refers to; without any of them it is not used. */
  after?: readonly string[];
  /** A topic with which it would repeat itself. */
  unless?: string;
  /** Tells whether it can be told; called only for topics to be used, since computing it takes longer than the weight. */
  needs?: (facts: BusinessFacts) => boolean;
  /** The sentence is about other businesses, so "it" in the next sentence would mean one of them. */
  isOfOthers?: boolean;
  /** It begins a paragraph. */
  startsParagraph?: boolean;
  /** The next topic with `startsParagraph` begins a new paragraph, even if this one is short. */
  endsParagraph?: boolean;
  /** It is a list of items, which `NEXT_ITEM` separates. */
  isList?: boolean;
  /** It compares the business with others, or others with each other; a section has at most `MAX_COMPARISONS` of them. */
  isComparison?: boolean;
}

/** Weight of what a text always tells. */
export const ESSENTIAL = 2;
/** Maximum weights of the tiers that fill the texts of businesses with little data. */
export const MAX_CONTEXT_WEIGHT = 0.2;
export const MAX_GENERAL_WEIGHT = 0.02;

type Options = Partial<
  Pick<
    Topic,
    | "after"
    | "unless"
    | "tier"
    | "isOfOthers"
    | "isComparison"
    | "isList"
    | "needs"
    | "startsParagraph"
    | "endsParagraph"
  >
>;

export function topic(
  id: string,
  part: Part,
  weight: Topic["weight"],
  wordings: Topic["wordings"],
  options: Options = {},
): Topic {
  return { id, part, weight, wordings, tier: 0, ...options };
}

/** Makes a topic that compares the business with its peers. */
export function comparison(...[id, part, weight, wordings, more = {}]: Parameters<typeof topic>): Topic {
  return topic(id, part, weight, wordings, { ...more, isComparison: true });
}

/** Makes a topic of its city and kind. */
export function contextTopic(...[id, part, weight, wordings, more = {}]: Parameters<typeof topic>): Topic {
  return topic(id, part, weight, wordings, { ...more, tier: 1, isOfOthers: true });
}

/** Makes a topic of advice, which is true of any business of its kind. */
export function generalTopic(...[id, part, weight, wordings, more = {}]: Parameters<typeof topic>): Topic {
  return topic(id, part, weight, wordings, { ...more, tier: 2, isOfOthers: true });
}
