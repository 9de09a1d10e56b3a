import { describe, expect, it } from "vitest";
import { logoSizes, photoSizes } from "./photo-sizes.ts";

const GOOGLE = "https://lh5.googleusercontent.com/p/AF1QipMade-_Up";

describe("photoSizes", () => {
  it("adds smaller photos for a square, described by their shorter side", () => {
    expect(photoSizes(`${GOOGLE}=w800-h500-k-no`, "square")).toBe(
      `${GOOGLE}=w240-h150-k-no 150w, ${GOOGLE}=w440-h275-k-no 275w`,
    );
    expect(photoSizes("http://lh3.googleusercontent.com/gps-cs-s/AC9=w300-h600", "square")).toBe(
      "http://lh3.googleusercontent.com/gps-cs-s/AC9=w240-h480 240w, http://lh3.googleusercontent.com/gps-cs-s/AC9=w300-h600 300w",
    );
  });

  it("adds smaller and larger photos for the width of a page, with the same aspect ratio", () => {
    expect(photoSizes(`${GOOGLE}=w800-h500-k-no`, "wide")).toBe(
      `${GOOGLE}=w640-h400-k-no 640w, ${GOOGLE}=w1200-h750-k-no 1200w, ${GOOGLE}=w1920-h1200-k-no 1920w, ${GOOGLE}=w800-h500-k-no 800w`,
    );
  });

  it("names both sizes of an uploaded photo", () => {
    expect(photoSizes("/photos/0a.webp", "square")).toBe("/photos/0a-small.webp 440w, /photos/0a.webp 1200w");
  });

  it("leaves a photo alone that is as small as the smallest square", () => {
    expect(photoSizes(`${GOOGLE}=w240-h150-k-no`, "square")).toBeUndefined();
  });

  it.each([
    ["names no size", GOOGLE],
    ["names one side only", `${GOOGLE}=s800-k-no`],
    ["names a side of nothing", `${GOOGLE}=w800-h0-k-no`],
    ["has anything after it", `${GOOGLE}=w800-h500-k-no?x=1`],
    ["has a comma, which separates entries of srcset", `${GOOGLE},x=w800-h500-k-no`],
    ["has a space", `${GOOGLE} x=w800-h500-k-no`],
    ["is of another host", "https://photos.example/p=w800-h500-k-no"],
    ["is of a host that only begins alike", "https://lh5.googleusercontent.com.example/p=w800-h500-k-no"],
    ["is empty", ""],
  ])("returns nothing for an address that %s", (_, url) => {
    expect(photoSizes(url, "square")).toBeUndefined();
    expect(photoSizes(url, "wide")).toBeUndefined();
  });
});

describe("logoSizes", () => {
  it("adds logos for sharper screens from Google's image server, sized in path or suffix", () => {
    const logo = "https://lh6.googleusercontent.com/-Made_Up/AAAAAAAAAAI/AAAAAAAAAAA/x9";
    expect(logoSizes(`${logo}/s44-p-k-no-ns-nd/photo.jpg`)).toBe(
      `${logo}/s56-p-k-no-ns-nd/photo.jpg 1x, ${logo}/s112-p-k-no-ns-nd/photo.jpg 2x, ${logo}/s168-p-k-no-ns-nd/photo.jpg 3x`,
    );
    expect(logoSizes(`${GOOGLE}=s44-p-k`)).toBe(`${GOOGLE}=s56-p-k 1x, ${GOOGLE}=s112-p-k 2x, ${GOOGLE}=s168-p-k 3x`);
  });

  it.each(["https://logos.example/s44-p/photo.jpg", GOOGLE, `${GOOGLE}=s44,x`, `${GOOGLE}/s44-p/other.png`, ""])(
    "returns nothing for %j",
    (url) => {
      expect(logoSizes(url)).toBeUndefined();
    },
  );
});
