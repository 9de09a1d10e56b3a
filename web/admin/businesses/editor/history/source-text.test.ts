import { describe, expect, it } from "vitest";
import type { BusinessHistory, ValueSource } from "#contract/fields/field-history";
import { sourceOf, sourceText } from "./source-text.ts";

const IMPORT: ValueSource = { kind: "import", files: ["shops.xlsx"], actor: "ann", at: "2026-03-02T10:00:00.000Z" };
const HAND: ValueSource = { kind: "hand", files: [], actor: "dana", at: "2026-04-02T10:00:00.000Z" };
const UNKNOWN: ValueSource = { kind: "unknown", files: [], actor: null, at: null };
const history = (origin: ValueSource): BusinessHistory => ({
  since: "2026-03-02T10:00:00.000Z",
  origin,
  sources: { phone: HAND, website: UNKNOWN },
  fields: [],
});

describe("the source of a value", () => {
  it("is the last change of the field, else the import that added the business", () => {
    expect(sourceOf(history(IMPORT), "phone")).toBe(HAND);
    expect(sourceOf(history(IMPORT), "email")).toBe(IMPORT);
  });

  it("is not claimed where a rule or a generated text may have written it, nor for an addition by hand", () => {
    expect(sourceOf(history(IMPORT), "city")).toBeUndefined();
    expect(sourceOf(history(IMPORT), "seoTitle")).toBeUndefined();
    expect(sourceOf(history(IMPORT), "website")).toBeUndefined();
    expect(sourceOf(history(HAND), "email")).toBeUndefined();
  });

  it.each<[ValueSource, string]>([
    [IMPORT, "shops.xlsx"],
    [{ ...IMPORT, files: ["a.csv", "b.csv", "c.csv"] }, "a.csv and 2 more"],
    [HAND, "dana, by hand"],
    [{ ...HAND, actor: null }, "By hand"],
    [{ ...HAND, kind: "undo" }, "Undo of an import by dana"],
    [UNKNOWN, "Changed without a record"],
  ])("%j is “%s”", (source, text) => {
    expect(sourceText(source)).toBe(text);
  });
});
