import type { CategoryGroup } from "#contract/business";
import { categorySlug } from "#domain/business-keys";
import { cityKey } from "#domain/city-key";
import type { DescribedBusiness } from "./business-facts.ts";
import { type Figures, figuresGroup, type PeerGroup, type PeerScope } from "./peer-group.ts";

/** The directory as a whole, as far as texts speak of it. */
export interface DirectoryFigures {
  totalBusinesses: number;
  totalCities: number;
  category(category: string): PeerGroup;
  group(group: CategoryGroup): PeerGroup;
}

/** Takes in every listed business once, in about 70 bytes each, then tells what they are like together. */
export function gatherDirectory() {
  const byCategory = new Map<string, Figures[]>();
  const byGroup = new Map<string, Figures[]>();
  const cities = new Set<string>();
  let total = 0;
  return {
    add({ category, group, city, rating, reviewCount, openingHours, website }: DescribedBusiness): void {
      const figures = { rating, reviewCount, openingHours, hasWebsite: website !== null };
      push(byCategory, categorySlug(category), figures);
      push(byGroup, group, figures);
      if (city !== "") cities.add(cityKey(city));
      total++;
    },
    figures(): DirectoryFigures {
      const category = remembering("directory", byCategory);
      return {
        totalBusinesses: total,
        totalCities: cities.size,
        category: (name) => category(categorySlug(name)),
        group: remembering("directory-group", byGroup),
      };
    },
  };
}

function remembering(scope: PeerScope, members: ReadonlyMap<string, Figures[]>): (key: string) => PeerGroup {
  const made = new Map<string, PeerGroup>();
  return (key) => {
    const known = made.get(key) ?? figuresGroup(scope, members.get(key) ?? []);
    made.set(key, known);
    return known;
  };
}

function push(lists: Map<string, Figures[]>, key: string, figures: Figures): void {
  const list = lists.get(key);
  if (list) list.push(figures);
  else lists.set(key, [figures]);
}
