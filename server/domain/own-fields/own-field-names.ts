import type { OwnField, OwnFieldType } from "#contract/fields/own-fields";
import { cleanLine } from "../text/clean-text.ts";
import { foldText } from "../text/fold.ts";

/** Maximum length of a name in UTF-16 units. */
export const MAX_OWN_NAME_CHARS = 80;
export const OWN_FIELD_TYPES: readonly OwnFieldType[] = ["text", "number", "yes-no", "link", "list"];

/** An own field as somebody wrote it. */
export interface WrittenOwnField {
  name: string;
  /** Undefined if the text names no type. */
  type: OwnFieldType | undefined;
}

/** Matches the beginning of a header or choice that names an own field. */
const PREFIX = /^own ?:/i;
const isType = (text: string): text is OwnFieldType => (OWN_FIELD_TYPES as readonly string[]).includes(text);

/** Reads a choice of `--map` and the panel: `own:Dogs` or `own:Dogs:yes-no`. Returns undefined for any other text. */
export function parseOwnChoice(text: string): WrittenOwnField | undefined {
  if (!PREFIX.test(text)) return undefined;
  const rest = text.replace(PREFIX, "");
  const separator = rest.lastIndexOf(":");
  const type = rest
    .slice(separator + 1)
    .trim()
    .toLowerCase();
  if (separator < 0 || !isType(type)) return { name: cleanLine(rest), type: undefined };
  return { name: cleanLine(rest.slice(0, separator)), type };
}

export function formatOwnChoice({ name, type }: Pick<OwnField, "name" | "type">): string {
  return `own:${name}:${type}`;
}

/**
 * Reads the header of an own field in an export: `own: Dogs (yes-no)`. The type may be missing in a file that somebody made. Returns undefined
 * for any other header.
 */
export function parseOwnHeader(header: string): WrittenOwnField | undefined {
  const text = header.trimStart();
  if (!PREFIX.test(text)) return undefined;
  const rest = text.replace(PREFIX, "").trim();
  const begin = rest.lastIndexOf("(");
  const type = rest.endsWith(")")
    ? rest
        .slice(begin + 1, -1)
        .trim()
        .toLowerCase()
    : "";
  if (begin < 0 || !isType(type)) return { name: cleanLine(rest), type: undefined };
  return { name: cleanLine(rest.slice(0, begin)), type };
}

/** Formats the header of an export. It always has the type, so that a name that ends in "(text)" is read back whole. */
export function formatOwnHeader({ name, type }: Pick<OwnField, "name" | "type">): string {
  return `own: ${name} (${type})`;
}

/** Returns the key by which names are compared: two names with one key are one field. */
export function ownNameKey(name: string): string {
  return foldText(name);
}
