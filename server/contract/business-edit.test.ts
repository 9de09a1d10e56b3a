import { expect, it } from "vitest";
import { businessEditSchema } from "./business-edit.ts";

it.each([{ "": { Delivery: true } }, { "Service options": { " ": true } }])(
  "attributes without a name are refused: %j",
  (attributes) => {
    expect(businessEditSchema.safeParse({ attributes }).error?.issues).toMatchObject([
      { path: ["attributes"], message: "has a group or an attribute without a name" },
    ]);
  },
);

it("attributes with names are taken", () => {
  const attributes = { "Service options": { Delivery: false, Parking: "Garage" } };
  expect(businessEditSchema.parse({ attributes })).toEqual({ attributes });
});
