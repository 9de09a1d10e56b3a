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

/** Says why a name cannot be that of an own field, as a sentence; undefined if it can. */
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

/** Returns the field in use that is known by this name. */
export function ownFieldNamed<Field extends OwnField>(name: string, fields: readonly Field[]): Field | undefined {
  const key = ownNameKey(name);
  return fields.find((field) => ownNameKey(field.name) === key);
}

/**
 * Returns the field that a file means by a name: one of that name, else the one with the key that the name would get, which was renamed. A
 * field that one of the `otherNames` of the file names is not meant by its key. `stored` are all fields of the directory, removed ones too.
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
 * Returns a new field with the written name, which must have no problem. `known` are all fields of the directory, removed ones too: a key is
 * never given twice, so that the values of a removed field do not appear in another.
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
