import { expect, it } from "vitest";
import { isOwnPhoto, isPhotoName, namesOfOwnPhoto } from "./own-photo.ts";

const HASH = "0123456789abcdef0123456789abcdef";

it("the address of an uploaded photo names both of its sizes", () => {
  expect(isOwnPhoto(`/photos/${HASH}.webp`)).toBe(true);
  expect(namesOfOwnPhoto(`/photos/${HASH}.webp`)).toEqual([`${HASH}.webp`, `${HASH}-small.webp`]);
  expect(namesOfOwnPhoto(`/photos/${HASH}.webp`).every(isPhotoName)).toBe(true);
});

it.each([
  `/photos/${HASH}-small.webp`,
  `/photos/${HASH}.webp/`,
  `/photos/${HASH}.webp?x`,
  `//photos/${HASH}.webp`,
  `/photos/../${HASH}.webp`,
  `/photos/${HASH.toUpperCase()}.webp`,
  `https://other.example/photos/${HASH}.webp`,
  "/photos/x.webp",
])("%s is none", (address) => {
  expect(isOwnPhoto(address)).toBe(false);
  expect(namesOfOwnPhoto(address)).toEqual([]);
});
