import { describe, expect, it } from "vitest";
import { photoSizes } from "./photo-sizes.ts";

const GOOGLE = "https://lh5.googleusercontent.com/p/AF1QipMade-_Up";

describe("photoSizes", () => {
  it("asks Google's image server for a smaller one too, of the same shape", () => {
    expect(photoSizes(`${GOOGLE}=w800-h500-k-no`)).toBe(`${GOOGLE}=w640-h400-k-no 640w, ${GOOGLE}=w800-h500-k-no 800w`);
    expect(photoSizes("http://lh3.googleusercontent.com/gps-cs-s/AC9=w1024-h1024")).toBe(
      "http://lh3.googleusercontent.com/gps-cs-s/AC9=w640-h640 640w, http://lh3.googleusercontent.com/gps-cs-s/AC9=w1024-h1024 1024w",
    );
  });

  it.each([
    ["is small already", `${GOOGLE}=w640-h400-k-no`],
    ["names no size", GOOGLE],
    ["names one side only", `${GOOGLE}=s800-k-no`],
    ["has anything after it", `${GOOGLE}=w800-h500-k-no?x=1`],
    ["has what would part the list", `${GOOGLE},x=w800-h500-k-no`],
    ["has a space", `${GOOGLE} x=w800-h500-k-no`],
    ["is of another host", "https://photos.example/p=w800-h500-k-no"],
    ["is of a host that only ends alike", "https://lh5.googleusercontent.com.example/p=w800-h500-k-no"],
    ["is empty", ""],
  ])("tells nothing of an address that %s", (_, url) => {
    expect(photoSizes(url)).toBeUndefined();
  });
});
