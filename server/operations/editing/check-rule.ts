import { categoryGroupSchema } from "#contract/business";
import type { NewRule, Rule } from "#contract/rules";
import { cityKey } from "#domain/address/city-key";
import { countryName } from "#domain/address/country";
import { categorySlug } from "#domain/business/business-keys";
import { isGroup } from "#domain/categories/all-groups";
import { addressOf, kindOf } from "#domain/categories/kind";
import { regionForm } from "#domain/geography/region-form";
import { isSameSubject, ruleConflict } from "#domain/rules/rule-conflict";
import { cleanLine } from "#domain/text/clean-text";
import { slugify } from "#domain/text/slug";
import { AppError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";
import { invalidFields } from "./edit-business.ts";

/**
 * Returns the rule with clean names; "" is any state or country. Errors: AppError `invalid` with a message for each field, `conflict` with
 * another rule, which the store refuses too: it is checked here before a job is started.
 */
export async function checkRule(store: Pick<Store, "editing" | "directory">, newRule: NewRule): Promise<NewRule> {
  const { kind, from, to, state = "", country = "" } = newRule;
  const rule: NewRule = {
    kind,
    from: cleanLine(from),
    to: cleanLine(to),
    ...placeOf(cleanLine(state), cleanLine(country)),
  };
  const problems = fieldProblems(rule);
  if (problems.length > 0) throw invalidFields(problems);
  const rules = await store.editing.rules();
  const checkedRule = rule.kind === "city" ? rule : await checkKinds(store, rule, rules);
  const conflict = ruleConflict(checkedRule, rules);
  if (conflict !== undefined) throw new AppError("conflict", conflict);
  return checkedRule;
}

/** Checks the kinds that a rule names. The target of a rule of kinds gets the name of an existing kind that it means. */
async function checkKinds(
  { directory }: Pick<Store, "directory">,
  rule: NewRule,
  rules: readonly Rule[],
): Promise<NewRule> {
  const { from, to } = rule;
  const kind = await directory.category(from);
  if (rule.kind === "category") {
    if (kind === undefined || kind.slug === categorySlug(from)) return rule;
    throw invalidFields([{ field: "from", message: `is part of the category ${kind.category} now` }]);
  }
  const sameRule = rules.find((other) => isSameSubject(rule, other));
  if (sameRule !== undefined) return addressOf(sameRule.to) === addressOf(to) ? { ...rule, to: sameRule.to } : rule;
  if (kind === undefined) throw invalidFields([{ field: "from", message: "is no category of this directory" }]);
  if (kind.category === to)
    throw invalidFields([{ field: "to", message: "is the category that it belongs to already" }]);
  const target = await directory.category(to);
  const isOther = target !== undefined ? target.slug !== kind.slug : kindOf(to).slug !== kind.slug;
  if (isOther) return { ...rule, to: target?.category ?? kindOf(to).name };
  const isWhole = addressOf(from) === kind.slug;
  const isSplit = addressOf(from) === addressOf(to);
  if (isWhole || isSplit) return rule;
  throw invalidFields([{ field: "to", message: `is another name of the category ${kind.category}` }]);
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
  if (kind === "kind" && isGroup(addressOf(to))) {
    problems.push({ field: "to", message: "is the name of a group of categories" });
  }
  if (kind === "city" && from === to && hasName(to)) {
    problems.push({ field: "to", message: "is the same as the old name" });
  }
  if (kind !== "city" && (state !== "" || country !== "")) {
    problems.push({ field: state === "" ? "country" : "state", message: "is for rules of cities only" });
  }
  return problems;
}
