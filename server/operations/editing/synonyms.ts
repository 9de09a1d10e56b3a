import type { NewSynonym, Synonym } from "#contract/admin-api";
import { cleanLine } from "#domain/text/clean-text";
import { foldText } from "#domain/text/fold";
import { AppError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";
import { invalidFields } from "./edit-business.ts";

const MAX_CHARS = 60;
/** Maximum number of synonyms, since every search looks them up. */
const MAX_SYNONYMS = 1_000;

export interface SynonymOptions {
  store: Pick<Store, "search" | "synonyms">;
  actor: string;
  now: () => Date;
}

/**
 * Lets searches for `from` find `to` as well. Errors: AppError `invalid` with a message for each field, `conflict` when there
 * are too many.
 */
export async function addSynonym(options: SynonymOptions, { from, to }: NewSynonym): Promise<Synonym> {
  const { store, actor, now } = options;
  const synonym: NewSynonym = { from: cleanLine(from), to: cleanLine(to) };
  const problems = (["from", "to"] as const).flatMap((field) => problemOf(field, synonym));
  if (problems.length > 0) throw invalidFields(problems);
  if ((await store.search.synonyms()).length >= MAX_SYNONYMS) {
    throw new AppError("conflict", "There are 1,000 synonyms, and no more are possible. Remove one first.");
  }
  return store.synonyms.add(synonym, { at: now(), actor, action: "add-synonym" });
}

/** Removes a synonym. Errors: AppError `not-found`. */
export async function removeSynonym({ store, actor, now }: SynonymOptions, id: number): Promise<Synonym> {
  const removedSynonym = await store.synonyms.remove(id, { at: now(), actor, action: "remove-synonym" });
  if (removedSynonym === undefined) throw new AppError("not-found", "This synonym no longer exists.");
  return removedSynonym;
}

function problemOf(field: "from" | "to", synonym: NewSynonym): { field: string; message: string }[] {
  const text = synonym[field];
  const problem = (message: string) => [{ field, message }];
  if (!/[\p{L}\p{N}]/u.test(text)) return problem("is needed");
  if (text.length > MAX_CHARS) return problem(`is longer than ${MAX_CHARS} characters`);
  const isSame = field === "to" && foldText(text) === foldText(synonym.from);
  return isSame ? problem("is the same as what is searched") : [];
}
