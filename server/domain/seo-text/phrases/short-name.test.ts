import { expect, it } from "vitest";
import { shortName, unshouted, withoutBracket, withoutSlogan } from "./short-name.ts";

it.each([
  ["Volt Electric | Electricians in Reno, NV", "Volt Electric", "Volt Electric"],
  ["Burger Barn - Elm Street", "Burger Barn", "Burger Barn - Elm Street"],
  ["Oak• Café", "Oak• Café", "Oak• Café"],
  ["Lemon Tree • Rooftop • Bar", "Lemon Tree", "Lemon Tree"],
  ["A | Z Books", "A | Z Books", "A | Z Books"],
  ["Jean-Luc's", "Jean-Luc's", "Jean-Luc's"],
])("%s is %s for short, and %s without its slogan", (name, short, whole) => {
  expect([shortName(name), withoutSlogan(name)]).toEqual([short, whole]);
});

it.each([
  ["PINE JUDO ACADEMY", "Pine Judo Academy"],
  ["SAN PEDRO JUDO ACADEMY", "San Pedro Judo Academy"],
  ["AL FORNO", "Al Forno"],
  ["CASA DEL SOLE", "Casa del Sole"],
  ["WEBER ELECTRIC, LLC", "Weber Electric, LLC"],
  ["Elm Burgers BERGSTRASSE", "Elm Burgers Bergstrasse"],
  ["O'HARA ROOFING COMPANY", "O'Hara Roofing Company"],
  ["D’AMICO PIZZA HOUSE", "D’Amico Pizza House"],
  ["MCGREGOR'S GARDEN SHOP", "McGregor's Garden Shop"],
  ["NASA LIBRARY CENTER", "NASA Library Center"],
  ["UNESCO Bookshop", "UNESCO Bookshop"],
  ["ST. ANNE'S CHAPEL", "St. Anne's Chapel"],
  ["DR. LOPEZ DENTAL", "Dr. Lopez Dental"],
  ["İZMİR KÖFTE SALONU", "İzmir Köfte Salonu"],
  ["YAMATO", "YAMATO"],
  ["KFC", "KFC"],
  ["RMS Electric", "RMS Electric"],
  ["歯科医院 本店", "歯科医院 本店"],
])("%s is written as %s in a sentence", (name, told) => {
  expect(unshouted(name)).toBe(told);
});

it("A bracket at the end of a name is left out in a list", () => {
  expect(withoutBracket("Elm Church (A Global Congregation)")).toBe("Elm Church");
  expect(withoutBracket("Elm (Old) Church")).toBe("Elm (Old) Church");
  expect(withoutBracket("Elm Church (A (Global) Congregation)")).toBe("Elm Church (A (Global) Congregation)");
  expect(withoutBracket("Elm (Old) Church (monthly)")).toBe("Elm (Old) Church (monthly)");
  expect(shortName("Elm Brunch (monthly)")).toBe("Elm Brunch");
});
