import type { ListedKind } from "../../contract/facets.ts";
import { categoryNoun } from "./category-noun.ts";

const GROUP_KINDS: Readonly<Record<string, Pick<ListedKind, "one" | "many">>> = {
  restaurants: { one: "restaurant", many: "restaurants" },
  healthcare: { one: "healthcare provider", many: "healthcare providers" },
  "auto-services": { one: "auto service", many: "auto services" },
  "beauty-wellness": { one: "beauty and wellness business", many: "beauty and wellness businesses" },
  "home-services": { one: "home service", many: "home services" },
  "professional-services": { one: "professional service", many: "professional services" },
  education: { one: "place of education", many: "places of education" },
  entertainment: { one: "entertainment venue", many: "entertainment venues" },
  shopping: { one: "shop", many: "shops" },
  "hotels-travel": { one: "hotel or travel business", many: "hotels and travel businesses" },
  "public-community": { one: "public or community place", many: "public and community places" },
  "pets-animals": { one: "business for animals", many: "businesses for animals" },
};

/** Returns nouns for the businesses of a category or of a group. */
export function listedKind({ name, slug }: { name: string; slug: string }): ListedKind {
  const { one, many } = GROUP_KINDS[slug] ?? categoryNoun(name);
  return { category: name, one, many };
}
