import { expect, it } from "vitest";
import { checkedChoice } from "./column-map.ts";

it.each([
  ["own:Seats:nubmer", "“nubmer” is no type of an own field. Did you mean number?"],
  ["own:Seats:Numbers", "“Numbers” is no type of an own field. Did you mean number?"],
  ["own:Dogs:yesno", "“yesno” is no type of an own field. Did you mean yes-no?"],
  ["own:Opened:date", "“date” is no type of an own field."],
])("A type of an own field that there is not is named: %s", (field, sentence) => {
  expect(() => checkedChoice("--map", "X", field)).toThrow(sentence);
});

it.each(["own:Seats", "own:Seats:number", "own:Ratio 1:2", "own:Opened:date:text", "own:Note: see below"])(
  "%s is an own field",
  (field) => {
    expect(checkedChoice("--map", "X", field)).toEqual({ header: "X", field });
  },
);
