import { seededRandom } from "../../domain/text/seeded-random.ts";

const MIN_DAMAGED_CHARS = 5;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/**
 * Makes one edit in one word of five or more letters, not its first letter: a letter left out, doubled, replaced or swapped with the next.
 * Returns undefined without such a word. The same text always gets the same edit.
 */
export function damagedText(text: string): string | undefined {
  const random = seededRandom(`damage ${text}`);
  const pick = (count: number) => Math.floor(random() * count);
  const words = [...text.matchAll(/\p{L}+/gu)].filter(([word]) => word.length >= MIN_DAMAGED_CHARS);
  const chosenWord = words[pick(words.length)];
  if (chosenWord === undefined) return undefined;
  const [word] = chosenWord;
  const start = chosenWord.index + 1 + pick(word.length - 2);
  const [letter = "", next = ""] = text.slice(start, start + 2);
  const edits = [next, letter + letter + next, (LETTERS[pick(26)] ?? "") + next, next + letter];
  const newText = text.slice(0, start) + edits[pick(edits.length)] + text.slice(start + 2);
  return newText === text ? text.slice(0, start) + text.slice(start + 1) : newText;
}
