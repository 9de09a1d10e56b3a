import { expect, it } from "vitest";
import { attributeLines } from "./attribute-identity.ts";
import { MAX_OTHER_ATTRIBUTES, OtherAttributes } from "./other-attributes.ts";

it("The attributes of a file that no table knows are counted up to the limit, and the first beyond it is named", () => {
  const others = new OtherAttributes();
  const linesOf = (...names: string[]) =>
    attributeLines({ Extras: Object.fromEntries(names.map((name) => [name, true])) });
  for (let at = 0; at < MAX_OTHER_ATTRIBUTES; at++) expect(others.add(linesOf(`Perk ${at}`))).toBeUndefined();
  expect(others.add(linesOf("Perk 0", "Outdoor seating"))).toBeUndefined();
  expect(others.add(linesOf("Perk 1", "Secret garden"))).toBe("Secret garden");
  expect(others.add(attributeLines({}, { dogs: true }))).toBeUndefined();
});
