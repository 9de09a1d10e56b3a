import { forgetDraftTexts } from "../ui/dialogs/use-draft-text.ts";

const FIELDS = ["from", "to"] as const;

/** Returns the key of a draft; `search` is empty in the form that no search has filled in. */
export function synonymKey(field: (typeof FIELDS)[number], search = ""): string {
  return `synonym ${field} ${search}`;
}

/** Forgets the synonyms typed for a search that was dismissed; without one, those for all searches. */
export function forgetSynonymDrafts(search: string | undefined): void {
  forgetDraftTexts((key) =>
    FIELDS.some((field) => {
      const emptyKey = synonymKey(field);
      return search === undefined ? key.startsWith(emptyKey) && key !== emptyKey : key === synonymKey(field, search);
    }),
  );
}
