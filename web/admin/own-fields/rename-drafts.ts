import type { StoredOwnField } from "#contract/fields/own-fields";
import { draftTextKeys, forgetDraftTexts } from "../ui/dialogs/use-draft-text.ts";
import { fieldsInUse } from "./own-fields-api.ts";

const PREFIX = "rename own field ";

export const renameKey = ({ key }: StoredOwnField): string => PREFIX + key;

export const hasRenameDraft = (): boolean => draftTextKeys().some((key) => key.startsWith(PREFIX));

/** Forgets the new names of fields that were removed. */
export function forgetGoneRenames(fields: readonly StoredOwnField[]): void {
  const keys = new Set(fieldsInUse(fields).map(renameKey));
  forgetDraftTexts((key) => key.startsWith(PREFIX) && !keys.has(key));
}
