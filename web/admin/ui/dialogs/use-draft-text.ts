import { useState } from "react";
import { createDrafts } from "./unsaved-drafts.ts";

const texts = createDrafts<string, string>("text");

/** Tells whether something was typed in the field and neither saved nor discarded. */
export const hasDraftText = (key: string): boolean => texts.has(key);

export const draftTextKeys = (): string[] => texts.keys();

/** Forgets what was typed in fields that no longer exist. */
export function forgetDraftTexts(isGone: (key: string) => boolean): void {
  for (const key of texts.keys()) if (isGone(key)) texts.delete(key);
}

/**
 * Keeps what is typed in a field until it is saved or discarded, also while another page of the panel is open. `key` tells the field from all
 * others. Setting the initial text again forgets what was typed.
 */
export function useDraftText(key: string, initialText = "") {
  const [text, setText] = useState(() => texts.get(key) ?? initialText);
  const change = (typedText: string) => {
    setText(typedText);
    if (typedText.trim() === initialText.trim()) texts.delete(key);
    else texts.set(key, typedText);
  };
  return [text, change] as const;
}
