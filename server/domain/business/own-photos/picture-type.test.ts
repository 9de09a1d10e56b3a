import { expect, it } from "vitest";
import { pictureType } from "./picture-type.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const ftyp = (size: number, brands: string) => bytes(`\0\0\0${String.fromCharCode(size)}ftyp${brands}`);

it.each([
  [bytes("\xff\xd8\xff\xe0JFIF"), "jpeg"],
  [bytes("\x89PNG\r\n\x1a\nIHDR"), "png"],
  [bytes("GIF89a"), "gif"],
  [bytes("RIFF\0\0\0\0WEBPVP8 "), "webp"],
  [ftyp(24, "avif\0\0\0\0mif1"), "avif"],
  [ftyp(24, "mif1\0\0\0\0miafavif"), "avif"],
])("a picture's type is read from its first bytes, %#", (content, type) => {
  expect(pictureType(content)).toBe(type);
});

it.each([
  ["SVG", bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
  ["XML with SVG", bytes('<?xml version="1.0"?><svg>')],
  ["HEIC", ftyp(24, "heic\0\0\0\0mif1heic")],
  ["another RIFF file", bytes("RIFF\0\0\0\0WAVEfmt ")],
  ["HTML", bytes("<!doctype html>")],
  ["nothing", bytes("")],
  ["a few bytes", bytes("\xff\xd8")],
  ["a file whose box is longer than the file", ftyp(255, "xxxx\0\0\0\0")],
])("%s is no picture to upload", (_, content) => {
  expect(pictureType(content)).toBeUndefined();
});
