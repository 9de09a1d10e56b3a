import { describe, expect, it } from "vitest";
import { groupsByKind, kindRulesOf, slugsRegroupedBy } from "./kind-rules.ts";

const entertainment = { key: "barber-shop", to: "entertainment" } as const;

describe("the group rule of a kind", () => {
  const groupOf = (
    slug: string,
    targets: { key: string; to: string }[],
    others: Parameters<typeof groupsByKind>[0] = [],
  ) => groupsByKind([entertainment, ...others], kindRulesOf(targets)).get(slug);

  it("is for the kind that its kind was renamed to, or merged with, by any number of rules", () => {
    expect(groupOf("barber-shop", [])).toBe("entertainment");
    expect(groupOf("florist", [])).toBeUndefined();
    expect(groupOf("florist", [{ key: "barber-shop", to: "Florist" }])).toBe("entertainment");
    const chain = [
      { key: "barber-shop", to: "Florist" },
      { key: "florist", to: "Flower power" },
    ];
    expect(groupOf("flower-power", chain)).toBe("entertainment");
  });

  it("gives way to the rule of the other kind, whichever came first", () => {
    const florist = { key: "florist", to: "education" } as const;
    const merge = [{ key: "barber-shop", to: "Florist" }];
    expect(groupOf("florist", merge, [florist])).toBe("education");
    expect(groupsByKind([florist, entertainment], kindRulesOf(merge)).get("florist")).toBe("education");
  });

  it("is not for a category that was split off", () => {
    expect(groupOf("herrenfriseur", [{ key: "herrenfriseur", to: "Herrenfriseur" }])).toBeUndefined();
  });
});

describe("a rule", () => {
  it("may change the group of its kind, of the target, and of the end of the chain", () => {
    const kinds = kindRulesOf([
      { key: "barber-shop", to: "Florist" },
      { key: "florist", to: "Flower power" },
    ]);
    const merge = { kind: "kind", from: "Barber shop", to: "Florist" } as const;
    expect(slugsRegroupedBy(merge, kinds).toSorted()).toEqual(["barber-shop", "florist", "flower-power"]);
    const group = { kind: "category", from: "Barber shop", to: "education" } as const;
    expect(slugsRegroupedBy(group, kinds).toSorted()).toEqual(["barber-shop", "flower-power"]);
  });
});
