import { readFile } from "node:fs/promises";
import * as z from "zod";
import type { StoredOwnField } from "#contract/fields/own-fields";
import type { ColumnChoice, ImportColumn } from "#contract/import-columns";
import { columnOfField, fieldOfColumn } from "#domain/import-row/columns/column-choices";
import { IMPORT_FIELDS } from "#domain/import-row/columns/fields-data";
import { headerName } from "#domain/import-row/columns/header-name";
import { type ColumnName, knownColumns } from "#domain/import-row/columns/match-header";
import { ownFieldWritten, ownNameProblem } from "#domain/own-fields/new-own-field";
import {
  formatOwnChoice,
  OWN_FIELD_TYPES,
  parseOwnChoice,
  type WrittenOwnField,
} from "#domain/own-fields/own-field-names";
import { AppError } from "../../errors.ts";
import { nearestName } from "../../output/nearest-name.ts";
import type { Store } from "../../store/store.ts";

/** Names for "not used". */
const UNUSED = new Set(["", "-", "ignore"]);
const mapFileSchema = z.record(z.string(), z.string().nullable());

/**
 * Reads the choices of `--map-file`, which `--map "Column=field"` overrides. Errors: AppError `usage` that names the option and what is
 * wrong.
 */
export async function readColumnMap(pairs: readonly string[], file: string | undefined): Promise<ColumnChoice[]> {
  const choices = new Map<string, ColumnChoice>();
  const add = (choice: ColumnChoice) => choices.set(headerName(choice.header), choice);
  if (file !== undefined) for (const choice of await readMapFile(file)) add(choice);
  for (const pair of pairs) add(pairChoice(pair));
  return [...choices.values()];
}

function pairChoice(pair: string): ColumnChoice {
  const separatorIndex = pair.lastIndexOf("=");
  const header = pair.slice(0, Math.max(separatorIndex, 0)).trim();
  if (header === "") throw new AppError("usage", `--map: "${pair}" is not of the form "Column=field".`);
  return checkedChoice("--map", header, pair.slice(separatorIndex + 1).trim());
}

async function readMapFile(file: string): Promise<ColumnChoice[]> {
  const usageError = (what: string) => new AppError("usage", `--map-file: ${file} ${what}.`);
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw usageError(error.code === "ENOENT" ? "does not exist" : "cannot be read");
  });
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    throw usageError("is not JSON");
  }
  const result = mapFileSchema.safeParse(value);
  if (!result.success) throw usageError('must be an object such as {"Column": "field", "Other column": null}');
  return Object.entries(result.data).map(([header, field]) => checkedChoice("--map-file", header, field ?? ""));
}

/** Errors: AppError `usage` for a field that does not exist, or a name that no own field can have. */
export function checkedChoice(where: string, header: string, field: string): ColumnChoice {
  if (UNUSED.has(field.toLowerCase())) return { header, field: null };
  if (columnOfField(field) !== undefined) return { header, field };
  const ownField = parseOwnChoice(field);
  const problem = ownField && (ownTypeProblem(ownField) ?? ownNameProblem(ownField.name));
  if (problem !== undefined) throw new AppError("usage", `${where}: ${problem}`);
  if (ownField !== undefined) return { header, field };
  const [column] = Object.keys(knownColumns([field]).positions) as ColumnName[];
  const nearest = column === undefined ? nearestName(field, IMPORT_FIELDS) : fieldOfColumn(column);
  const hint =
    nearest === undefined
      ? `Fields are ${IMPORT_FIELDS.join(", ")}; own:Name to keep the column as an own field; ignore for a column that is not used.`
      : `Did you mean ${nearest}?`;
  throw new AppError("usage", `${where}: "${field}" is no field. ${hint}`);
}

/** Matches what looks like a type at the end of an own field without one: "Seats:nubmer". */
const MAYBE_TYPE = /:([a-z][a-z-]{1,11})$/i;

/** Says that the type of an own field is none, as a sentence. */
function ownTypeProblem({ name, type }: WrittenOwnField): string | undefined {
  const [, word] = type === undefined ? (MAYBE_TYPE.exec(name) ?? []) : [];
  if (word === undefined) return undefined;
  const nearest = nearestName(word, OWN_FIELD_TYPES);
  const hint = nearest === undefined ? `Types are ${OWN_FIELD_TYPES.join(", ")}.` : `Did you mean ${nearest}?`;
  return `“${word}” is no type of an own field. ${hint} If it belongs to the name, add a type: “own:${name}:text”.`;
}

/** Returns the choices with a type for each new own field: the one that the values of its column suggest, unless somebody chose it. */
export function typedChoices(
  choices: readonly ColumnChoice[],
  columns: readonly ImportColumn[],
  ownFields: readonly StoredOwnField[],
): ColumnChoice[] {
  return choices.map((choice) => {
    const ownField = choice.field === null ? undefined : parseOwnChoice(choice.field);
    if (
      ownField === undefined ||
      ownField.type !== undefined ||
      ownFieldWritten(ownField.name, ownFields) !== undefined
    )
      return choice;
    const name = headerName(choice.header);
    const type = columns.find(({ header }) => headerName(header) === name)?.ownType ?? "text";
    return { ...choice, field: formatOwnChoice({ name: ownField.name, type }) };
  });
}

/** Stores choices for each set of headers that they apply to; without choices, forgets the stored ones. */
export async function saveChoices(
  imports: Pick<Store["imports"], "saveColumnMapping">,
  headerSets: readonly string[][],
  choices: readonly ColumnChoice[],
): Promise<void> {
  for (const headers of headerSets) {
    const names = new Set(headers.map(headerName));
    const ownChoices = choices.filter(({ header }) => names.has(headerName(header)));
    if (ownChoices.length > 0 || choices.length === 0)
      await imports.saveColumnMapping({ headers, choices: ownChoices });
  }
}
