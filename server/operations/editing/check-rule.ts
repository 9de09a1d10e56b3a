import type { NewRule } from "#contract/admin-api";
import { categoryGroupSchema } from "#contract/business";
import { cityKey } from "#domain/address/city-key";
import { cleanLine } from "#domain/text/clean-text";
import { slugify } from "#domain/text/slug";
import { AppError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";
import { invalidFields } from "./edit-business.ts";

/**
 * The rule with clean names. Errors: AppError `invalid` with a message for each field, `conflict` when another rule renames
 * the new city.
 */
export async function checkRule(store: Pick<Store, "editing">, { kind, from, to }: NewRule): Promise<NewRule> {
  const rule: NewRule = { kind, from: cleanLine(from), to: cleanLine(to) };
  const problems = fieldProblems(rule);
  if (problems.length > 0) throw invalidFields(problems);
  if (kind === "city") await refuseRenamedCity(store, rule.to);
  return rule;
}

function fieldProblems({ kind, from, to }: NewRule): { field: string; message: string }[] {
  const problems: { field: string; message: string }[] = [];
  const hasName = (name: string) => (kind === "city" ? cityKey(name) : slugify(name) || name) !== "";
  if (!hasName(from)) problems.push({ field: "from", message: "is needed" });
  if (!hasName(to)) problems.push({ field: "to", message: "is needed" });
  else if (kind === "category" && !categoryGroupSchema.safeParse(to).success) {
    problems.push({ field: "to", message: `is none of the groups: ${categoryGroupSchema.options.join(", ")}` });
  }
  return problems;
}

/** The store refuses it too; checked here before a job is started. */
async function refuseRenamedCity(store: Pick<Store, "editing">, city: string): Promise<void> {
  const key = cityKey(city);
  const rule = (await store.editing.rules()).find(({ kind, from }) => kind === "city" && cityKey(from) === key);
  if (rule === undefined || cityKey(rule.to) === key) return;
  throw new AppError("conflict", `There is a rule that renames ${city}. Remove that one first, or name its city.`);
}
