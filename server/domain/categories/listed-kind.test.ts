import { expect, it } from "vitest";
import { listedKind } from "./listed-kind.ts";

it("a category has a singular and a plural where its name is English", () => {
  const listedKindOf = (name: string) => {
    const { one, many } = listedKind({ name, slug: "its-slug" });
    return [one, many];
  };
  expect(listedKindOf("Bakery")).toEqual(["bakery", "bakeries"]);
  expect(listedKindOf("Italian restaurant")).toEqual(["Italian restaurant", "Italian restaurants"]);
  expect(listedKindOf("Kuaför")).toEqual(["business listed as “Kuaför”", "businesses listed as “Kuaför”"]);
});

it("a group has nouns of its own", () => {
  expect(listedKind({ name: "Beauty & Wellness", slug: "beauty-wellness" })).toEqual({
    category: "Beauty & Wellness",
    one: "beauty and wellness business",
    many: "beauty and wellness businesses",
  });
});
