import { describe, expect, it } from "vitest";
import { parseQuery, withoutLocation, withoutPhone, withWords } from "./parse-query.ts";

const meaning = (text: string) => {
  const { words, intents, places } = parseQuery(text);
  const [place] = places;
  return {
    words: words.filter(({ isFiller }) => !isFiller).map(({ word }) => word),
    ...(intents.size > 0 && { intents: [...intents] }),
    ...(place && {
      place: words
        .slice(place.from, place.to)
        .map(({ word }) => word)
        .join(" "),
    }),
  };
};

describe("a parsed query", () => {
  it.each([
    ["restarant", { words: ["restarant"] }],
    ["thai open now", { words: ["thai"], intents: ["openNow"] }],
    ["pharmacy open 24 hours", { words: ["pharmacy"], intents: ["alwaysOpen"] }],
    ["24/7 locksmith", { words: ["locksmith"], intents: ["alwaysOpen"] }],
    ["hvac near me", { words: ["hvac"], intents: ["nearMe"] }],
    ["the best pizza", { words: ["pizza"] }],
    ["where can I find a good plumber", { words: ["plumber"] }],
    ["Apotheke jetzt geöffnet", { words: ["apotheke"], intents: ["openNow"] }],
    ["Zahnarzt in der Nähe", { words: ["zahnarzt"], intents: ["nearMe"] }],
    ["restaurant ouvert maintenant près de moi", { words: ["restaurant"], intents: ["openNow", "nearMe"] }],
    ["farmacia abierto ahora cerca de mí", { words: ["farmacia"], intents: ["openNow", "nearMe"] }],
    ["pizzeria aperto ora vicino a me", { words: ["pizzeria"], intents: ["openNow", "nearMe"] }],
    ["şu an açık eczane", { words: ["eczane"], intents: ["openNow"] }],
    ["bana yakın kuaför", { words: ["kuafor"], intents: ["nearMe"] }],
    ["Friseur offen jetzt", { words: ["friseur"], intents: ["openNow"] }],
    ["bakeries currently open", { words: ["bakeries"], intents: ["openNow"] }],
    ["open dentists right now", { words: ["dentists"], intents: ["openNow"] }],
    ["geöffnete Bäckereien jetzt", { words: ["backereien"], intents: ["openNow"] }],
    ["coiffeurs ouverts en ce moment", { words: ["coiffeurs"], intents: ["openNow"] }],
    ["barberías abiertas en este momento", { words: ["barberias"], intents: ["openNow"] }],
    ["ora aperte pasticcerie", { words: ["pasticcerie"], intents: ["openNow"] }],
    ["what's open at the moment", { words: [], intents: ["openNow"] }],
    ["where is nearby", { words: [], intents: ["nearMe"] }],
    ["Open Kitchen now", { words: ["open", "kitchen", "now"] }],
    ["Jetzt Café", { words: ["jetzt", "cafe"] }],
    ["апотека у близини отворено сада", { words: ["apoteka"], intents: ["nearMe", "openNow"] }],
  ])("%s", (text, expected) => {
    expect(meaning(text)).toMatchObject(expected);
  });

  it.each([
    ["pizza in Quezon City", "quezon city"],
    ["plumber near 19106", "19106"],
    ["Coiffeur in Zürich", "zurich"],
    ["Bäcker in der Nähe von Bern", "bern"],
    ["boulangerie à Genève", "geneve"],
    ["dentista cerca de Madrid", "madrid"],
    ["parrucchiere vicino a Milano", "milano"],
    ["İstanbul'da kuaför", "istanbul"],
    ["Kadıköy yakınında eczane", "kadikoy"],
    ["pekara u Beogradu", "beogradu"],
    ["shop in shop in Berlin", "berlin"],
  ])("the place of %s", (text, place) => {
    expect(meaning(text).place).toBe(place);
  });

  it("keeps the words where there are only fillers", () => {
    expect(meaning("The The")).toEqual({ words: ["the", "the"] });
    expect(meaning("best").words).toEqual(["best"]);
  });

  it("keeps how words were typed", () => {
    expect(parseQuery("“Zürich” McDonald's").words.map(({ typed }) => typed)).toEqual(["Zürich", "McDonald's"]);
  });

  it.each(["", " ", "\0", '"', "a:b OR NOT *", "🍕", "'".repeat(5_000), "in ".repeat(2_000), "مطعم", "\ud800", "in"])(
    "exists for any text",
    (text) => {
      const { words } = parseQuery(text);
      expect(words.length).toBeLessThanOrEqual(24);
    },
  );
});

describe("a query made from another", () => {
  const tokens = ({ words }: ReturnType<typeof parseQuery>) => words.map(({ word }) => word);

  it("has the words of an unknown location, which can be taken away", () => {
    const query = parseQuery("pizza, open now", "Main St. 5");
    expect(tokens(query)).toEqual(["pizza", "main", "st", "5"]);
    expect(query.fullText).toBe("pizza, open now Main St. 5");
    const queryWords = withoutLocation(query);
    expect(queryWords).toEqual(parseQuery("pizza, open now"));
  });

  it("keeps words as typed and finds phrases that the others make", () => {
    const query = parseQuery("24 zorgblat hours McDonald's");
    expect(query.intents).toEqual(new Set());
    const relaxedQuery = withWords(
      query,
      query.all.filter(({ word }) => word !== "zorgblat"),
    );
    expect(relaxedQuery).toMatchObject({ text: "24 hours McDonald's", intents: new Set(["alwaysOpen"]) });
    expect(tokens(relaxedQuery)).toEqual(["mcdonalds"]);
  });

  it("keeps the place that a case ending marks", () => {
    const query = parseQuery("İstanbul'da zorgblat kuaför");
    const relaxedQuery = withWords(
      query,
      query.all.filter(({ word }) => word !== "zorgblat"),
    );
    expect(relaxedQuery.places).toEqual([{ start: 0, from: 0, to: 1, end: 1 }]);
  });

  it("has no phone number after its digits were taken as words", () => {
    const query = parseQuery("call joe 512 555 0142");
    expect(query.phone).toBe("5125550142");
    const words = withoutPhone(query);
    expect(words.phone).toBeUndefined();
    expect(withWords(words, words.all).phone).toBeUndefined();
    expect(withWords(query, query.all).phone).toBe("5125550142");
  });
});
