import { LEGAL_FORMS } from "./name-words-data.ts";

const LEGAL_FORM_WORDS: ReadonlySet<string> = new Set(LEGAL_FORMS.trim().split(/\s+/));

/** Removes a legal form at the end of a name, unless it is the only word: "Garage Moser AG". Words are those of `tokenize`. */
export function withoutLegalForm(words: readonly string[]): readonly string[] {
  return words.length > 1 && LEGAL_FORM_WORDS.has(words.at(-1) ?? "") ? words.slice(0, -1) : words;
}
