import { categoryGroupSchema } from "#contract/business";
import type { NewRule } from "#contract/rules";
import { cityKey } from "#domain/address/city-key";
import { countryName } from "#domain/address/country";
import { regionForm } from "#domain/geography/region-form";
import { ruleConflict } from "#domain/rules/rule-conflict";
import { cleanLine } from "#domain/text/clean-text";
import { slugify } from "#domain/text/slug";
import { AppError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";
import { invalidFields } from "./edit-business.ts";

/**
 * Returns the rule with clean names; "" is any state or country. Errors: AppError `invalid` with a message for each field, `conflict` with
 * another rule, which the store refuses too: it is checked here before a job is started.
 */
export async function checkRule(store: Pick<Store, "editing">, newRule: NewRule): Promise<NewRule> {
  const { kind, from, to, state = "", country = "" } = newRule;
  const rule: NewRule = {
    kind,
    from: cleanLine(from),
    to: cleanLine(to),
    ...placeOf(cleanLine(state), cleanLine(country)),
  };
  const problems = fieldProblems(rule);
  if (problems.length > 0) throw invalidFields(problems);
  const conflict = ruleConflict(rule, await store.editing.rules());
  if (conflict !== undefined) throw new AppError("conflict", conflict);
  return rule;
}

/** Gives state and country of a rule the form that businesses have: "NH" is New Hampshire, and "USA" the United States. */
function placeOf(state: string, country: string): Required<Pick<NewRule, "state" | "country">> {
  const name = countryName(country) || country;
  return { state: regionForm(state, name || "United States"), country: name };
}

function fieldProblems({ kind, from, to, state, country }: NewRule): { field: string; message: string }[] {
  const problems: { field: string; message: string }[] = [];
  const hasName = (name: string) => (kind === "city" ? cityKey(name) : slugify(name) || name) !== "";
  if (!hasName(from)) problems.push({ field: "from", message: "is needed" });
  if (!hasName(to)) problems.push({ field: "to", message: "is needed" });
  else if (kind === "category" && !categoryGroupSchema.safeParse(to).success) {
    problems.push({ field: "to", message: `is none of the groups: ${categoryGroupSchema.options.join(", ")}` });
  }
  if (kind === "city" && from === to && hasName(to)) {
    problems.push({ field: "to", message: "is the same as the old name" });
  }
  if (kind === "category" && (state !== "" || country !== "")) {
    problems.push({ field: state === "" ? "country" : "state", message: "is for rules of cities only" });
  }
  return problems;
}
