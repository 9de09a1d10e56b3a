import { expect, it } from "vitest";
import { movePhoto, readPhotos, replacePhoto, writePhotos } from "./photo-list.ts";

it("photos are lines of the form, each once", () => {
  expect(readPhotos(" /photos/a.webp \n\nhttps://x.example/b.jpg")).toEqual([
    "/photos/a.webp",
    "https://x.example/b.jpg",
  ]);
  expect(writePhotos(["a", "b", "a"])).toBe("a\nb");
});

it.each([
  [2, 0, ["c", "a", "b"]],
  [0, 1, ["b", "a", "c"]],
  [0, 9, ["b", "c", "a"]],
  [0, -1, ["a", "b", "c"]],
  [9, 0, ["a", "b", "c"]],
])("a photo moves from %i to %i", (from, to, order) => {
  expect(movePhoto(["a", "b", "c"], from, to)).toEqual(order);
});

it("a crop takes the place of its photo, and nothing changes once that photo is gone", () => {
  expect(replacePhoto(["a", "b", "c"], "b", "d")).toEqual(["a", "d", "c"]);
  expect(replacePhoto(["a", "c"], "b", "d")).toEqual(["a", "c"]);
});
