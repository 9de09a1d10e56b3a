import { describe, expect, it } from "vitest";
import { firstOfSeveral } from "./several-addresses.ts";

describe("a cell with several addresses, or with words around them", () => {
  it.each([
    ["www.mill.example ,  mill.site.example ", "https://www.mill.example"],
    ["http://mill.example/a | http://other.example", "http://mill.example/a"],
    ["Website: https://mill.example  Facebook: https://www.facebook.com/mill", "https://mill.example"],
    ['<a href="https://mill.example/shop">Shop</a>', "https://mill.example/shop"],
    ["(see mill.example/menu)", "https://mill.example/menu"],
    ["Website: mill.example", "https://mill.example"],
    ["mill.example / pond.example", "https://mill.example"],
    ["our page is WWW.Mill.example", "https://WWW.Mill.example"],
  ])("%j has its first public one", (cell, address) => {
    expect(firstOfSeveral(cell)).toBe(address);
  });

  it.each([
    "javascript:alert(1) data:text/html,x",
    "http://localhost/a http://10.0.0.1/b",
    "see our page, open 9.30 to 17.00",
    "write to info@mill.example or call",
    "opening soon.Ask at the till",
    "prices in list.pdf",
    `${"word ".repeat(500)} https://mill.example`,
  ])("%j has none", (cell) => {
    expect(firstOfSeveral(cell)).toBeUndefined();
  });
});
