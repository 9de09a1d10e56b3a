import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type Notices, SearchNotices } from "./search-notices.tsx";

const NOTHING: Notices = { place: null, correctedTo: null, didYouMean: null, widened: null, placeChoices: [] };

interface Params {
  q?: string;
  location?: string;
  exact?: boolean;
  openNow?: boolean;
  page?: number;
}

/** Returns a line for each notice, with links as [text](address). */
function notices(result: Partial<Notices>, overrides: Params = {}): string[] {
  const params = { q: "restarant", location: "", ...overrides };
  const html = renderToStaticMarkup(<SearchNotices params={params} result={{ ...NOTHING, ...result }} unit="km" />);
  return [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, line = ""]) =>
    line.replace(/<a href="([^"]*)">(.*?)<\/a>/g, "[$2]($1)").replaceAll("&amp;", "&"),
  );
}

describe("the notices of a search", () => {
  it("are empty if the results match the typed text", () => {
    expect(notices({})).toEqual([]);
    expect(notices({ place: { kind: "city", name: "Zürich" } }, { location: "zurich" })).toEqual([]);
  });

  it("say which words were searched instead, and link to those typed, with the filters and from the first page", () => {
    expect(notices({ correctedTo: "restaurant" }, { openNow: true, page: 2 })).toEqual([
      "Showing results for [restaurant](/search?q=restaurant&openNow=1). Search instead for [restarant](/search?q=restarant&exact=1&openNow=1)",
    ]);
  });

  it("say that words are searched as typed, and link to similar words", () => {
    expect(notices({}, { exact: true })).toEqual([
      "Only results with these words as typed. [Include similar words](/search?q=restarant)",
    ]);
  });

  it("suggest other words", () => {
    expect(notices({ didYouMean: "restaurant" }, { location: "Bern" })).toContain(
      "Did you mean [restaurant](/search?q=restaurant&location=Bern)?",
    );
  });

  it("name the place without results, and the distance of the nearest one", () => {
    const widenedPlace = { place: "19106", nearestKm: 1.94 };
    const place = { kind: "postcode", name: "19106" } as const;
    expect(notices({ place, widened: widenedPlace }, { location: "19106" })).toEqual([
      "None in 19106. Nearest: 1.9 km.",
    ]);
    expect(notices({ place, widened: { place: "19106" } }, { location: "19106" })).toEqual([
      "None in 19106. Showing results from elsewhere.",
    ]);
  });

  it("name cities with results instead of a very long distance", () => {
    const place = { kind: "city", name: "Austin" } as const;
    const widenedPlace = { place: "Austin", foundIn: ["Little Rock", "New York"] };
    expect(notices({ place, widened: widenedPlace })).toEqual([
      "None in Austin or near it. Found in Little Rock and New York.",
    ]);
  });

  it("name the words that the search dropped", () => {
    expect(notices({ widened: { words: ["xyz", "b<c"] } })).toEqual([
      "No business matches all words. Showing results without “xyz” and “b&lt;c”.",
    ]);
  });

  it("say that there is none before they say what is shown, if neither all words nor the place have any", () => {
    const place = { kind: "city", name: "Bern" } as const;
    expect(notices({ place, widened: { place: "Bern", words: ["xyz"] } }, { q: "thai xyz", location: "Bern" })).toEqual(
      [
        "No business matches “thai xyz” in Bern.",
        "None in Bern. Showing results from elsewhere.",
        "No business matches all words. Showing results without “xyz”.",
      ],
    );
  });

  it("say that there is none near a landmark", () => {
    const place = { kind: "landmark", name: "Bern HB" } as const;
    expect(notices({ place, widened: { place: "Bern HB", nearestKm: 4.25 } })).toEqual([
      "None near Bern HB. Nearest: 4.3 km.",
    ]);
    expect(notices({ place, widened: { place: "Bern HB", foundIn: ["Oslo"] } })).toEqual([
      "None near Bern HB. Found in Oslo.",
    ]);
  });

  it("say that a place is unknown, and suggest others", () => {
    const zurich = { label: "Zürich", location: "Zürich" };
    const zug = { label: "Zug", location: "Zug" };
    const place = { kind: "city", name: "Zürich" } as const;
    expect(notices({ place, placeChoices: [zurich, zug] }, { location: "Zuerich" })).toEqual([
      "No place called Zuerich. Did you mean [Zürich](/search?q=restarant&location=Z%C3%BCrich) · [Zug](/search?q=restarant&location=Zug)? Showing results in Zürich.",
    ]);
    expect(notices({ placeChoices: [zug] }, { location: "Zuuug" })).toEqual([
      "No place called Zuuug. Did you mean [Zug](/search?q=restarant&location=Zug)?",
    ]);
  });

  it("say that a place is unknown, and what is shown instead", () => {
    expect(notices({}, { location: "Atlantis" })).toEqual([
      "No place called Atlantis. Showing businesses with these words.",
    ]);
    const elsewhere = (location: string) => notices({ widened: { place: location } }, { location });
    expect(elsewhere("Atlantis")).toEqual(["No place called Atlantis. Showing results from everywhere."]);
    expect(elsewhere("10001")).toEqual(["None in 10001. Showing results from everywhere."]);
  });

  it("say that a place among the words is unknown, and where the results are", () => {
    const widened = { unknownPlace: "Xyzwil station" };
    expect(notices({ widened }, { q: "pizza near Xyzwil station" })).toEqual([
      "No place called Xyzwil station. Showing results from everywhere.",
    ]);
    const bern = { kind: "city", name: "Bern" } as const;
    expect(notices({ place: bern, widened }, { q: "pizza near Xyzwil station Bern" })).toEqual([
      "No place called Xyzwil station. Showing results in Bern.",
    ]);
    const belp = { kind: "city", name: "Belp" } as const;
    expect(notices({ place: belp, widened: { ...widened, place: "Belp", nearestKm: 5 } })).toEqual([
      "None in Belp. Nearest: 5 km.",
      "No place called Xyzwil station.",
    ]);
  });

  it("ask for a place if the words contain near me", () => {
    const html = (location: string, place: Notices["place"]) =>
      renderToStaticMarkup(
        <SearchNotices params={{ q: "thai near me", location }} result={{ ...NOTHING, place }} unit="km" isNearMe />,
      );
    expect(html("", null)).toContain("choose “Near me” or enter a place");
    expect(html("Zug", { kind: "city", name: "Zug" })).toBe("");
  });

  it("offer other places with the same name", () => {
    const placeChoices = ["Illinois", "Missouri"].map((state) => {
      const location = `Springfield, ${state}`;
      return { label: location, location };
    });
    const links =
      "[Springfield, Illinois](/search?q=restarant&location=Springfield%2C+Illinois) · [Springfield, Missouri](/search?q=restarant&location=Springfield%2C+Missouri)";
    const place = { kind: "city", name: "Springfield" } as const;
    expect(notices({ place, placeChoices }, { location: "Springfield" })).toEqual([
      `There is more than one Springfield: ${links}`,
    ]);
    expect(notices({ placeChoices })).toEqual([`Did you mean ${links}?`]);
  });
});
