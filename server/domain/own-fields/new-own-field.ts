import type { OwnField, OwnFieldType, StoredOwnField } from "#contract/fields/own-fields";
import { FIELD_NAMES } from "../business/business-fields.ts";
import { fieldLabel } from "../business/field-labels-data.ts";
import { columnOfField } from "../import-row/columns/column-choices.ts";
import { headerName } from "../import-row/columns/header-name.ts";
import { slugify } from "../text/slug.ts";
import { MAX_OWN_NAME_CHARS, ownNameKey, type WrittenOwnField } from "./own-field-names.ts";

/** Maximum number of own fields in use. */
export const MAX_OWN_FIELDS = 50;
const MAX_SHOWN_CHARS = 30;
const MAX_KEY_CHARS = 60;
/** Type of a new field for which nobody chose one. */
const DEFAULT_TYPE: OwnFieldType = "text";

const OUR_NAMES: ReadonlySet<string> = new Set(FIELD_NAMES.flatMap((name) => [name, fieldLabel(name)]).map(headerName));

/** Returns a sentence that says why an own field cannot have this name; undefined if it can. */
export function ownNameProblem(name: string): string | undefined {
  if (name === "") return "An own field needs a name.";
  if (name.length > MAX_OWN_NAME_CHARS) {
    const begin = name.slice(0, MAX_SHOWN_CHARS).toWellFormed();
    return `The name “${begin}…” is longer than the ${MAX_OWN_NAME_CHARS} characters of an own field.`;
  }
  if (keyBase(name) === "") return `The name “${name}” of an own field has no letter or digit.`;
  if (columnOfField(name) === undefined && !OUR_NAMES.has(headerName(name))) return undefined;
  return `“${name}” is the name of a field of Mainstreet; give the own field another name.`;
}

/** Returns the field with this name, ignoring case and accents. */
export function ownFieldNamed<Field extends OwnField>(name: string, fields: readonly Field[]): Field | undefined {
  const key = ownNameKey(name);
  return fields.find((field) => ownNameKey(field.name) === key);
}

/**
 * Returns the stored field for a name in a file: the field of that name, otherwise a renamed field with the key that the name would get,
 * unless one of the `otherNames` of the file names it. `stored` includes removed fields.
 */
export function ownFieldWritten(
  name: string,
  stored: readonly StoredOwnField[],
  otherNames: readonly string[] = [],
): StoredOwnField | undefined {
  const inUse = stored.filter(({ removedAt }) => removedAt === null);
  const named = ownFieldNamed(name, [...inUse, ...stored]);
  if (named !== undefined) return named;
  const key = keyBase(name);
  const others = new Set(otherNames.map(ownNameKey));
  return stored.find((field) => field.key === key && !others.has(ownNameKey(field.name)));
}

/**
 * Returns a new field of this valid name. `known` includes removed fields: keys are never reused, so that the values of a removed field do
 * not appear in another.
 */
export function newOwnField({ name, type }: WrittenOwnField, known: readonly OwnField[]): OwnField {
  return { key: freeKey(name, new Set(known.map(({ key }) => key))), name, type: type ?? DEFAULT_TYPE };
}

function keyBase(name: string): string {
  return slugify(name).slice(0, MAX_KEY_CHARS).replace(/-$/, "");
}

function freeKey(name: string, usedKeys: ReadonlySet<string>): string {
  const base = keyBase(name);
  let key = base;
  for (let number = 2; usedKeys.has(key) || key in Object.prototype; number++) key = `${base}-${number}`;
  return key;
}
