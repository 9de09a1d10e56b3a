import { expect, it } from "vitest";
import { postalLines } from "./postal-lines.ts";

const NOWHERE = { address: "", city: "", state: "", zipCode: "", country: "" };

it.each([
  [
    { address: "6392 Deere Rd", city: "Syracuse", state: "New York", zipCode: "13206", country: "United States" },
    ["6392 Deere Rd", "Syracuse, New York 13206", "United States"],
  ],
  [
    { address: "Langstrasse 83", city: "Zürich", state: "Zürich", zipCode: "8004", country: "Switzerland" },
    ["Langstrasse 83", "8004 Zürich", "Switzerland"],
  ],
  [{ city: "Lyon", state: "Rhône", country: "France" }, ["Lyon, Rhône", "France"]],
  [{ zipCode: "13206", country: "United States" }, ["13206", "United States"]],
  [{ state: "Ohio", country: "United States" }, ["Ohio", "United States"]],
  [{}, []],
])("%o is written as %o", (known, lines) => {
  expect(postalLines({ ...NOWHERE, ...known })).toEqual(lines);
});
