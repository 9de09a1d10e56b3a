import { expect, it } from "vitest";
import { draft } from "../../../testing/directories/draft-fixture.ts";
import { actionLinks } from "./action-links.ts";

const link = "https://book.example/";

it("An address with several roles is one button, of its first role", () => {
  const business = draft({ bookingLink: link, orderLink: link, menuLink: "https://menu.example/" });
  expect(actionLinks(business)).toEqual([
    { label: "Book", href: link },
    { label: "Menu", href: "https://menu.example/" },
  ]);
});

it("A business that is closed for good has no buttons", () => {
  expect(actionLinks(draft({ bookingLink: link, businessStatus: "CLOSED_PERMANENTLY" }))).toEqual([]);
});
