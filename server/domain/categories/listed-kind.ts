import type { ListedKind } from "../../contract/facets.ts";
import { kindName } from "./kind-name.ts";

const GROUP_KINDS: Readonly<Record<string, Pick<ListedKind, "one" | "many">>> = {
  restaurants: { one: "restaurant", many: "restaurants" },
  healthcare: { one: "healthcare provider", many: "healthcare providers" },
  "auto-services": { one: "auto service", many: "auto services" },
  "beauty-wellness": { one: "beauty and wellness business", many: "beauty and wellness businesses" },
  "home-services": { one: "home service", many: "home services" },
  "professional-services": { one: "professional service", many: "professional services" },
  education: { one: "place of education", many: "places of education" },
  entertainment: { one: "entertainment venue", many: "entertainment venues" },
};

/** How the businesses of a category or of one of the eight groups are called, by its name and slug. */
export function listedKind({ name, slug }: { name: string; slug: string }): ListedKind {
  const { one, many } = GROUP_KINDS[slug] ?? kindName(name);
  return { category: name, one, many };
}
