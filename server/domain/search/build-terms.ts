import type { CategorySummary } from "#contract/business";
import { type Alternative, MAX_ALTERNATIVES, MAX_TERMS, type SearchTerm, type SearchTerms } from "./search-terms.ts";
import { sameWords } from "./understanding/abbreviations.ts";
import { type AttributeTag } from "./understanding/attribute-tags.ts";
import {
  associatedConcepts,
  type CategoryIndex,
  type Concept,
  categoriesNamed,
  categoriesOf,
  conceptsAt,
} from "./understanding/concepts.ts";
import { type SynonymTable, synonymsAt } from "./understanding/synonyms.ts";
import { attributeAt, isFillerWord, type QueryWord } from "./understanding/understand-query.ts";
import { expandWord } from "./words/expand-term.ts";
import { tokenize } from "./words/tokenize.ts";
import type { Vocabulary } from "./words/vocabulary.ts";

/** What a directory knows about words. */
export interface DirectoryWords {
  vocabulary: Vocabulary;
  categories: CategoryIndex;
  /** The administrator's. */
  synonyms: SynonymTable;
}

export interface BuiltTerms {
  terms: SearchTerms;
  /** The directory's categories that the words stand for. */
  kinds: CategorySummary[];
  attributes: AttributeTag[];
  /** Words to highlight: as typed, in other forms and as synonyms. */
  words: string[];
}

/** Weights of what was not typed. */
const WEIGHT = {
  sameWord: 0.95,
  synonym: 0.9,
  category: 0.9,
  attribute: 0.95,
  categoryWords: 0.7,
  name: 0.6,
  associated: 0.5,
} as const;
const MAX_CONCEPTS = 3;
const MAX_NAMES = 6;
const MAX_SYNONYMS = 6;

/**
 * Turns words into the terms of a search. Phrases that name a kind or an attribute are one term each, which the kind, the
 * attribute or other words for it meet as well; fillers outside of phrases are left out. `isTyping`: the last word may go on.
 */
export function buildTerms(
  words: readonly QueryWord[],
  folded: string,
  directory: DirectoryWords,
  isTyping = false,
): BuiltTerms {
  const spans = withoutRepeats(phrasesIn(words, directory), words).slice(0, MAX_TERMS);
  const kinds = new Set<CategorySummary>();
  const attributes = new Set<AttributeTag>();
  const terms = spans.map((span): SearchTerm => {
    const isLast = span.end === words.length;
    const own = words.slice(span.start, span.end);
    const alternatives = typedAlternatives(
      own.map(({ word }) => word),
      directory.vocabulary,
      isTyping && isLast,
    );
    alternatives.push(...synonymAlternatives(span.synonyms, directory, kinds));
    for (const concept of span.concepts.slice(0, MAX_CONCEPTS))
      alternatives.push(...conceptAlternatives(concept, directory, span.isAssociated ? WEIGHT.associated : 1, kinds));
    if (span.attribute !== undefined) {
      attributes.add(span.attribute);
      alternatives.push({ weight: WEIGHT.attribute, kind: "attribute", tag: span.attribute });
    }
    return { typed: own.map(({ typed }) => typed).join(" "), alternatives: distinct(alternatives) };
  });
  return {
    terms: { folded, lastIsPrefix: isTyping, terms },
    kinds: [...kinds],
    attributes: [...attributes],
    words: wordsOf(terms),
  };
}

interface Phrase {
  start: number;
  end: number;
  concepts: readonly Concept[];
  /** The concepts are only associated with the words. */
  isAssociated: boolean;
  attribute: AttributeTag | undefined;
  synonyms: readonly string[];
}

/** The longest phrases from the left, single words between them. */
function phrasesIn(words: readonly QueryWord[], directory: DirectoryWords): Phrase[] {
  const tokens = words.map(({ word }) => word);
  const phrases: Phrase[] = [];
  for (let start = 0; start < tokens.length; ) {
    const concept = conceptsAt(tokens, start);
    const attribute = attributeAt(tokens, start);
    const synonym = synonymsAt(directory.synonyms, tokens, start);
    const end = Math.max(start + 1, concept?.end ?? 0, attribute?.end ?? 0, synonym?.end ?? 0);
    const isPhrase = concept !== undefined || attribute !== undefined || synonym !== undefined;
    if (isPhrase || !words[start]?.isFiller)
      phrases.push({
        start,
        end,
        concepts: concept?.end === end ? concept.concepts : [],
        isAssociated: false,
        attribute: attribute?.end === end ? attribute.value : undefined,
        synonyms: synonym?.end === end ? synonym.value : [],
      });
    start = end;
  }
  return withAssociated(phrases, tokens);
}

/** A word that is typed twice is one term. */
function withoutRepeats(phrases: readonly Phrase[], words: readonly QueryWord[]): Phrase[] {
  const seen = new Set<string>();
  return phrases.filter(({ start, end }) => {
    const key = words
      .slice(start, end)
      .map(({ word }) => word)
      .join(" ");
    return !seen.has(key) && seen.add(key);
  });
}

/** Where no phrase names a kind, all words together may be associated with one. */
function withAssociated(phrases: Phrase[], tokens: readonly string[]): Phrase[] {
  if (phrases.some(({ concepts }) => concepts.length > 0)) return phrases;
  const [first] = phrases;
  const last = phrases.at(-1);
  if (first === undefined || last === undefined) return phrases;
  const concepts = associatedConcepts(phrases.flatMap(({ start, end }) => tokens.slice(start, end)));
  if (concepts.length === 0) return phrases;
  return [{ ...first, end: last.end, concepts, isAssociated: true }];
}

/** The words of a phrase together, and with each word in its commonest other form. */
function typedAlternatives(words: readonly string[], vocabulary: Vocabulary, mayGoOn: boolean): Alternative[] {
  const expanded = words.map((word, at) =>
    expandWord(word, vocabulary, { isPrefix: mayGoOn && at === words.length - 1 }),
  );
  const [only = []] = expanded;
  if (words.length === 1) {
    const same = sameWords(words[0] ?? "").filter((word) => vocabulary.count(word) > 0);
    return [...only, ...same.map((word): Alternative => ({ weight: WEIGHT.sameWord, kind: "words", words: [word] }))];
  }
  const weight = Math.min(...expanded.map((each) => each[1]?.weight ?? 1));
  const others = expanded.map((each) => each[1] ?? each[0]);
  const combined = others.flatMap((each) => (each?.kind === "words" ? each.words : []));
  return [
    { weight: 1, kind: "words", words: [...words] },
    { weight, kind: "words", words: combined },
  ];
}

function synonymAlternatives(
  to: readonly string[],
  directory: DirectoryWords,
  kinds: Set<CategorySummary>,
): Alternative[] {
  return to.slice(0, MAX_SYNONYMS).flatMap((text) => {
    const words = tokenize(text);
    const categories = categoriesNamed(words, directory.categories);
    for (const category of categories) kinds.add(category);
    return [
      ...categories.map(({ slug }): Alternative => ({ weight: WEIGHT.synonym, kind: "category", slug })),
      ...(words.length === 0 ? [] : [{ weight: WEIGHT.synonym, kind: "words", words } satisfies Alternative]),
    ];
  });
}

/** The directory's categories of a kind and the words of its names; names in other languages where it has neither. */
function conceptAlternatives(
  concept: Concept,
  directory: DirectoryWords,
  factor: number,
  kinds: Set<CategorySummary>,
): Alternative[] {
  const { vocabulary } = directory;
  const isKnown = (name: readonly string[]) => name.length > 0 && name.every((word) => vocabulary.count(word) > 0);
  const categories = categoriesOf(concept, directory.categories);
  if (factor === 1) for (const category of categories) kinds.add(category);
  const alternatives: Alternative[] = categories.map(({ slug }) => ({
    weight: WEIGHT.category * factor,
    kind: "category",
    slug,
  }));
  for (const words of concept.categoryWords.filter(isKnown))
    alternatives.push({ weight: WEIGHT.categoryWords * factor, kind: "words", words });
  if (alternatives.length > 0) return alternatives;
  return concept.names
    .filter(isKnown)
    .slice(0, MAX_NAMES)
    .map((words) => ({ weight: WEIGHT.name * factor, kind: "words", words }));
}

/** Best first, each once. */
function distinct(alternatives: readonly Alternative[]): Alternative[] {
  const byKey = new Map<string, Alternative>();
  for (const alternative of alternatives.toSorted((a, b) => b.weight - a.weight)) {
    const { weight: _, ...what } = alternative;
    const key = JSON.stringify(what);
    if (!byKey.has(key)) byKey.set(key, alternative);
  }
  return [...byKey.values()].slice(0, MAX_ALTERNATIVES);
}

/** Not the general words of categories: "restaurant" says little of why a Thai one was found. */
function wordsOf(terms: readonly SearchTerm[]): string[] {
  const all = terms.flatMap(({ alternatives }) =>
    alternatives.flatMap((each) =>
      each.kind === "words" && (each.weight > WEIGHT.categoryWords || each.words.length === 1) ? each.words : [],
    ),
  );
  return [...new Set(all)].filter((word) => !isFillerWord(word));
}
