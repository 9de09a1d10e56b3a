import { expect, it } from "vitest";
import { transliterate } from "./transliterate.ts";

it.each([
  ["продавница", "prodavnica"],
  ["љубав њега џем ђак ћуп", "ljubav njega dzem dak cup"],
  ["щастие, юли", "scastie, juli"],
  ["σουβλακι ψαρι", "souvlaki psari"],
  ["ხაჭაპურის სახლი", "khachapuris sakhli"],
  ["երեվան ոսկի տուն սուրճ ոստան", "yerevan voski tun surch vostan"],
  ["שלום 北京 abc", "שלום 北京 abc"],
])("writes %s as %s", (text, latin) => expect(transliterate(text)).toBe(latin));
