import { expect, it } from "vitest";
import { TEXT_ENCODINGS } from "#domain/import-row/encodings-data";
import { readEncodingName } from "./encoding-name.ts";

it("an encoding may be named as programs name it", () => {
  const labels = ["windows-1250", "CP1251", "latin1", "Shift_JIS", "GBK", "ks_c_5601-1987"];
  const names = ["windows-1250", "windows-1251", "windows-1252", "shift_jis", "gbk", "euc-kr"];
  expect(labels.map(readEncodingName)).toEqual(names);
});

it.each(["", "windows-9999", "iso-2022-jp"])("%j is refused with names that are known", (label) => {
  expect(() => readEncodingName(label)).toThrow(`--encoding: "${label}" is not known. Names are utf-8, windows-1250`);
});

it("knows every encoding that the panel offers, by its own name", () => {
  for (const { name } of TEXT_ENCODINGS) expect(readEncodingName(name)).toBe(name);
  expect(new Set(TEXT_ENCODINGS.map(({ name }) => name)).size).toBe(TEXT_ENCODINGS.length);
});
