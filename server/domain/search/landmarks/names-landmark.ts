import { phraseIndex } from "../name-match.ts";
import { tokenize } from "../words/tokenize.ts";
import { wordChunks } from "../words/word-chunks.ts";

const HAS_DIGIT = /\d/;
/** Matches short prefixes, which match by coincidence: "eth" is not a landmark in "Ethiopian". */
const TOO_SHORT_TO_BEGIN = /^[a-z]{1,3}$/;

/**
 * Tells how well a text names a landmark: 2 if the words follow each other, 1 if it has them all in another order or only begins the last one
 * ("bellevue" of "Bellevueplatz"), 0 if not. Words beside a number must follow each other.
 */
export function namesLandmark(textWords: readonly string[], words: readonly string[]): 0 | 1 | 2 {
  if (phraseIndex(textWords, { kind: "words", words }) !== -1) return 2;
  if (words.some((word) => HAS_DIGIT.test(word))) return 0;
  if (words.length > 1 && words.every((word) => textWords.includes(word))) return 1;
  if (TOO_SHORT_TO_BEGIN.test(words.at(-1) ?? "")) return 0;
  return phraseIndex(textWords, { kind: "words", words, lastIsPrefix: true }) === -1 ? 0 : 1;
}

/**
 * Returns the landmark as a text writes it: "Zürich HB" for zurich and hb, or with `lastIsPrefix` "Kornplatz" for korn. Returns undefined
 * unless the words follow each other in the text.
 */
export function landmarkAsWritten(text: string, words: readonly string[], lastIsPrefix = false): string | undefined {
  const chunks = wordChunks(text).filter(({ word }) => word !== "");
  const tokens = chunks.map(({ word }) => tokenize(word));
  for (const start of chunks.keys()) {
    const candidateWords: string[] = [];
    for (let end = start; end < chunks.length && candidateWords.length < words.length; end++) {
      candidateWords.push(...(tokens[end] ?? []));
      if (
        candidateWords.length === words.length &&
        phraseIndex(candidateWords, { kind: "words", words, ...(lastIsPrefix && { lastIsPrefix }) }) === 0
      )
        return chunks
          .slice(start, end + 1)
          .map(({ word }) => word)
          .join(" ");
    }
  }
  return undefined;
}
