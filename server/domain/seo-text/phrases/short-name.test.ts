import { expect, it } from "vitest";
import { shortName, withoutSlogan } from "./short-name.ts";

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
