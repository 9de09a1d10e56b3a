import type { Attributes } from "#contract/business";
import { attributeIdentity, attributesPresent } from "#domain/attributes/attribute-identity";
import type { VisitKind } from "../advice/visit-kind.ts";
import type { DescribedBusiness } from "../described-business.ts";
import { unreachedMeals } from "./hours/meals.ts";

/** Matches kinds of places to eat where guests fetch their food themselves. */
const QUICK =
  /fast food|coffee|caf[eé]|donut|bagel|ice cream|yogurt|hamburger|chicken|sandwich|takeout|snack|juice|tea /i;
/** Nobody chooses a place with table service by these. */
const UNTOLD_WITH_SERVICE = ["Drive-through", "Restroom"];

/** Returns the attributes without meals outside of the hours, and without what is no news of a place with service. */
export function toldAttributes(
  { attributes, openingHours }: DescribedBusiness,
  visit: VisitKind,
  category: string,
): Attributes {
  const isServed =
    (visit === "eat" || visit === "drink") &&
    (!QUICK.test(category) || attributesPresent(attributes).some(({ label }) => label === "Table service"));
  const untold = new Set([...unreachedMeals(openingHours), ...(isServed ? UNTOLD_WITH_SERVICE : [])]);
  return untold.size === 0 ? attributes : withoutLabels(attributes, untold);
}

function withoutLabels(attributes: Attributes, labels: ReadonlySet<string>): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([group, values]) => [
      group,
      Object.fromEntries(
        Object.entries(values).filter(([name]) => !labels.has(attributeIdentity(group, name)?.label ?? "")),
      ),
    ]),
  );
}
