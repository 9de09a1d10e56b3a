import { describe, expect, it } from "vitest";
import { goodsAt } from "./goods.ts";

const kindsOf = (text: string, start = 0) =>
  goodsAt(text.split(" "), start)?.concepts.map(({ categories }) => categories[0]);

describe("goods and needs", () => {
  it("stand for the kinds of businesses that help, the likeliest first", () => {
    expect(kindsOf("beer")).toEqual(["Bar", "Pub", "Brewery", "Liquor store"]);
    expect(kindsOf("passport photos")?.[0]).toBe("Photographer");
    expect(kindsOf("zahnschmerzen")).toEqual(["Dentist"]);
  });

  it("are the longest phrase from a word on", () => {
    expect(goodsAt(["wedding", "ring", "austin"], 0)?.end).toBe(2);
    expect(kindsOf("sick dog")).toEqual(["Veterinarian"]);
  });

  it("may have fillers between their words", () => {
    expect(goodsAt(["lost", "my", "keys", "in"], 0)).toMatchObject({ end: 3, words: ["lost", "keys"] });
    expect(goodsAt(["my", "keys"], 0)).toBeUndefined();
  });
});
