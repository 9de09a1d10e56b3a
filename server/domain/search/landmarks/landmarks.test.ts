import { describe, expect, it } from "vitest";
import { tokenize } from "../words/tokenize.ts";
import { densestPoint } from "./densest-point.ts";
import { hasLandmarkWord, isKindInTown, landmarkVariants, withoutLandmarkWord } from "./landmark-variants.ts";
import { landmarkAsWritten, namesLandmark } from "./names-landmark.ts";

describe("landmarkVariants", () => {
  it("has the words as typed first, then other words for the kind of landmark", () => {
    const variants = landmarkVariants(tokenize("Bern Hbf")).map((words) => words.join(" "));
    expect(variants[0]).toBe("bern hbf");
    expect(variants).toEqual(expect.arrayContaining(["bern hauptbahnhof", "bern main station", "bern gare"]));
    expect(landmarkVariants(["langgasse"])).toEqual([["langgasse"]]);
    expect(landmarkVariants([])).toEqual([[]]);
  });

  it.each([
    ["Flughafen Wien", true],
    ["havalimanı", true],
    ["аэропорт", true],
    ["도쿄 공항", true],
    ["Opera House", false],
  ])("knows whether %s has a word for a kind: %s", (text, has) => expect(hasLandmarkWord(tokenize(text))).toBe(has));
});

describe("isKindInTown", () => {
  it.each([
    ["gare centrale", true],
    ["Universität", true],
    ["Flughafen", false],
    ["Bahnhof Wankdorf", false],
    ["Kornhaus", false],
  ])("tells of %s: %s", (text, isInTown) => expect(isKindInTown(tokenize(text))).toBe(isInTown));
});

describe("withoutLandmarkWord", () => {
  it.each([
    ["Bahnhof Wankdorf", ["wankdorf"]],
    ["Wankdorf train station", ["wankdorf"]],
    ["Bahnhof", undefined],
    ["Kornhaus", undefined],
  ])("leaves of %s: %j", (text, rest) => expect(withoutLandmarkWord(tokenize(text))).toEqual(rest));
});

describe("namesLandmark", () => {
  it.each([
    ["Kiosk Bern HB", "Bern HB", 2],
    ["Kiosk Bern-Wankdorf Bahnhof", "Bahnhof Wankdorf", 1],
    ["Kornplatz 3", "Korn", 1],
    ["Distrikt 7, Haus 4", "Distrikt 4", 0],
    ["Distrikt 4", "Distrikt 4", 2],
    ["Distrikt 41", "Distrikt 4", 0],
    ["Bernstrasse 3", "Strasse", 0],
    ["Kornhaus 2", "Kor", 0],
  ])("%s names %s with strength %i", (text, landmark, strength) =>
    expect(namesLandmark(tokenize(text), tokenize(landmark))).toBe(strength),
  );
});

describe("landmarkAsWritten", () => {
  it.each([
    ["Kiosk (Bern HB), Halle 2", "bern hb", "Bern HB"],
    ["A/C Depot on Plaza O'Higgins", "plaza o'higgins", "Plaza O'Higgins"],
    ["Hbf Bern", "bern hbf", undefined],
  ])("reads in %s for %s: %s", (text, landmark, written) =>
    expect(landmarkAsWritten(text, tokenize(landmark))).toBe(written),
  );
});

describe("densestPoint", () => {
  const at = (latitude: number, longitude = 7.44) => ({ latitude, longitude });

  it("is the centre of the points that are close together, whatever lies elsewhere", () => {
    const point = densestPoint([at(46.948), at(46.949), at(46.95), at(48.1), at(40, 3)]);
    expect(point).toMatchObject({ latitude: 46.949, longitude: 7.44, share: 0.6 });
    expect(point?.radiusKm).toBeCloseTo(0.11, 2);
    expect(densestPoint([])).toBeUndefined();
  });
});
