import { describe, expect, it } from "vitest";
import { damagedText } from "./damaged-text.ts";
import { relevanceDirectory } from "./relevance-directory.ts";

describe("damaged names", () => {
  const names = relevanceDirectory().map(({ draft: { name } }) => name);

  it("differ from the name in one word of five or more letters, by one edit, always the same one", () => {
    for (const name of names) {
      const damagedName = damagedText(name);
      expect(damagedText(name)).toBe(damagedName);
      if (damagedName === undefined) {
        expect(name).not.toMatch(/\p{L}{5}/u);
        continue;
      }
      expect(damagedName).not.toBe(name);
      expect(Math.abs(damagedName.length - name.length)).toBeLessThanOrEqual(1);
      expect(damagedName.charAt(0)).toBe(name.charAt(0));
    }
  });
});

describe("the made-up directory", () => {
  it("is the same on every run and has no place twice", () => {
    const [one, other] = [relevanceDirectory(), relevanceDirectory()];
    expect(one).toEqual(other);
    expect(new Set(one.map(({ draft: { placeId } }) => placeId)).size).toBe(one.length);
  });
});
