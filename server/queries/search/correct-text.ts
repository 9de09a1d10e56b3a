import { attributeAt, literalQuery, understandQuery } from "#domain/search/understand-query";
import type { DirectoryWords } from "#domain/search/build-terms";
import { conceptsAt } from "#domain/search/concepts";
import { synonymsAt } from "#domain/search/synonyms";

/** A rarer word may be a mistake too, where the search found little. Businesses. */
const RARE = 2;
const MUCH_COMMONER = 10;

/**
 * The text with mistyped words corrected; undefined when there are none. Words that the directory has are right, unless
 * `rareToo`, and so are words of a phrase that means something.
 */
export function correctText(text: string, directory: DirectoryWords, rareToo = false): string | undefined {
  const { words } = literalQuery(text);
  const tokens = words.map(({ word }) => word);
  const isMeant = meantWords(tokens, directory);
  let hasChanged = false;
  const corrected = words.map(({ word, typed }, at) => {
    const better = isMeant[at] ? undefined : correctWord(word, directory, rareToo);
    if (better === undefined) return typed;
    hasChanged = true;
    return better;
  });
  return hasChanged ? corrected.join(" ") : undefined;
}

function correctWord(word: string, { vocabulary }: DirectoryWords, rareToo: boolean): string | undefined {
  const count = vocabulary.count(word);
  if (count > (rareToo ? RARE : 0)) return undefined;
  if (vocabulary.forms(word, 1).length > 0 && !rareToo) return undefined;
  if (vocabulary.spellings(word, 1).length > 0) return undefined;
  const [best] = vocabulary.corrections(word, 1);
  if (best && best.count >= (count === 0 ? 1 : count * MUCH_COMMONER)) return best.word;
  return count === 0 ? vocabulary.split(word)?.join(" ") : undefined;
}

/** Words of phrases that say something whatever the directory has: kinds, attributes, synonyms, "near me". */
function meantWords(tokens: readonly string[], { synonyms }: DirectoryWords): boolean[] {
  const isMeant = tokens.map(() => false);
  for (const [at, word] of tokens.entries()) {
    const end = Math.max(
      conceptsAt(tokens, at)?.end ?? 0,
      attributeAt(tokens, at)?.end ?? 0,
      synonymsAt(synonyms, tokens, at)?.end ?? 0,
    );
    isMeant.fill(true, at, end);
    if (understandQuery(`x ${word}`).words[1]?.isFiller !== false) isMeant[at] = true;
  }
  return isMeant;
}
