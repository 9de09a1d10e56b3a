import { describe, expect, it } from "vitest";
import { photoSizes } from "./photo-sizes.ts";

const GOOGLE = "https://lh5.googleusercontent.com/p/AF1QipMade-_Up";

describe("photoSizes", () => {
  it("adds a smaller photo with the same aspect ratio from Google's image server", () => {
    expect(photoSizes(`${GOOGLE}=w800-h500-k-no`)).toBe(`${GOOGLE}=w640-h400-k-no 640w, ${GOOGLE}=w800-h500-k-no 800w`);
    expect(photoSizes("http://lh3.googleusercontent.com/gps-cs-s/AC9=w1024-h1024")).toBe(
      "http://lh3.googleusercontent.com/gps-cs-s/AC9=w640-h640 640w, http://lh3.googleusercontent.com/gps-cs-s/AC9=w1024-h1024 1024w",
    );
  });

  it.each([
    ["is already small", `${GOOGLE}=w640-h400-k-no`],
    ["names no size", GOOGLE],
    ["names one side only", `${GOOGLE}=s800-k-no`],
    ["has anything after it", `${GOOGLE}=w800-h500-k-no?x=1`],
    ["has a comma, which separates entries of srcset", `${GOOGLE},x=w800-h500-k-no`],
    ["has a space", `${GOOGLE} x=w800-h500-k-no`],
    ["is of another host", "https://photos.example/p=w800-h500-k-no"],
    ["is of a host that only begins alike", "https://lh5.googleusercontent.com.example/p=w800-h500-k-no"],
    ["is empty", ""],
  ])("returns nothing for an address that %s", (_, url) => {
    expect(photoSizes(url)).toBeUndefined();
  });
});
