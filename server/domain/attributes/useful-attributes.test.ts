import { describe, expect, it } from "vitest";
import { attributeIdentity, knownAttribute } from "./attribute-identity.ts";
import { byUsefulness, mainGroup } from "./useful-attributes.ts";
import { USEFUL_ATTRIBUTES } from "./useful-attributes-data.ts";

const facet = (name: string, businessCount: number) => {
  const identity = attributeIdentity("Other", name);
  if (identity === undefined) throw new Error(name);
  return { ...identity, businessCount };
};
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

describe("the attributes of a list", () => {
  const all = [facet("Credit cards", 90), facet("Vegan options", 5), facet("Karaoke", 20), facet("Outdoor seating", 7)];

  it("begin with the most useful of the kind, then the most frequent", () => {
    expect(slugs(byUsefulness(all, "restaurants"))).toEqual([
      "outdoor-seating",
      "vegan-options",
      "credit-cards",
      "karaoke",
    ]);
    expect(slugs(byUsefulness(all, "entertainment"))).toEqual([
      "outdoor-seating",
      "karaoke",
      "credit-cards",
      "vegan-options",
    ]);
  });

  it("are grouped after the first twelve, the most frequent of a group first", () => {
    const many = Array.from({ length: 12 }, (_, n) => facet(`Thing ${n}`, 100 + n));
    const rest = [
      facet("Debit cards", 9),
      facet("Wi-Fi", 3),
      facet("Pool", 4),
      facet("Checks", 10),
      facet("Sauna", 11),
    ];
    expect(slugs(byUsefulness([...rest, ...many], "other")).slice(12)).toEqual([
      "pool",
      "wi-fi",
      "checks",
      "debit-cards",
      "sauna",
    ]);
  });

  it("are those of the group that most businesses belong to", () => {
    const of = (group: "restaurants" | "education", businessCount: number) => ({ group, businessCount });
    expect(mainGroup([of("education", 5), of("restaurants", 4), of("restaurants", 2)])).toBe("restaurants");
    expect(mainGroup([])).toBe("other");
  });

  it("have names that the table of attributes knows", () => {
    const unknown = Object.values(USEFUL_ATTRIBUTES).flatMap((list) =>
      list.split(/\s+/).filter((slug) => !knownAttribute(slug)),
    );
    expect(unknown).toEqual([]);
  });
});
