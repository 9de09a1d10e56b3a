import { describe, expect, it } from "vitest";
import { parseQuery } from "../parse-query.ts";

/** Returns the times that a text asks for, and its other words. */
function read(text: string) {
  const { words, openAt, intents } = parseQuery(text);
  return { openAt, words: words.filter(({ isFiller }) => !isFiller).map(({ word }) => word), intents: [...intents] };
}
const timesIn = (text: string) => read(text).openAt;

describe("a time in a search", () => {
  it.each([
    ["bakery open sunday", ["sun"], ["bakery"]],
    ["open sundays", ["sun"], []],
    ["open at 2am", ["02:00"], []],
    ["open at 2:30 a.m. bar", ["02:30"], ["bar"]],
    ["open saturday 10pm", ["sat-22:00"], []],
    ["bar saturday 10 pm", ["sat-22:00"], ["bar"]],
    ["open sat 22:00 bar", ["sat-22:00"], ["bar"]],
    ["open late saturday", ["sat-late"], []],
    ["saturday open late pizza", ["sat-late"], ["pizza"]],
    ["dentist open on saturday in zurich", ["sat"], ["dentist", "zurich"]],
    ["open saturday and sunday", ["sat", "sun"], []],
    ["gym open weekends", ["weekend"], ["gym"]],
    ["open sunday morning bakery", ["sun-morning"], ["bakery"]],
    ["open tomorrow", ["tomorrow"], []],
    ["bar open tonight at 11pm", ["today-23:00"], ["bar"]],
    ["bar open tonight until 2am", ["tomorrow-01:59"], ["bar"]],
    ["open until midnight friday", ["fri-23:59"], []],
    ["bar open friday midnight", ["fri-late"], ["bar"]],
    ["bar open til 3am saturday", ["sun-02:59"], ["bar"]],
    ["bar aperto fino alle 2", ["01:59"], ["bar"]],
    ["Bar samstags bis 3 Uhr offen", ["sun-02:59"], ["bar"]],
    ["abierto hasta las 23", ["22:59"], []],
    ["open restaurants on sunday", ["sun"], ["restaurants"]],
    ["Sonntagabend Restaurant offen", ["sun-evening"], ["restaurant"]],
    ["open monday noon", ["mon-12:00"], []],
    ["open at 9", ["09:00"], []],
    ["bakery open at 6", ["18:00"], ["bakery"]],
    ["cafe open saturday at 10", ["sat-10:00"], ["cafe"]],
    ["open at 12 pizza", ["12:00"], ["pizza"]],
    ["open after 5:30", ["17:30"], []],
    ["open at 05:30", ["05:30"], []],
    ["bar open until 2", ["01:59"], ["bar"]],
    ["bar open until 2 friday", ["sat-01:59"], ["bar"]],
    ["open until 5", ["16:59"], []],
    ["shop open until 10:30", ["22:29"], ["shop"]],
    ["bar open until 12", ["23:59"], ["bar"]],
    ["bar open tonight at 9", ["today-21:00"], ["bar"]],
    ["open at 2 at night", ["02:00"], []],
    ["open at 5 in the morning", ["05:00"], []],
    ["open saturday night at 1am", ["sun-01:00"], []],
    ["open at 7 in the evening", ["19:00"], []],
    ["bar saturday", ["sat"], ["bar"]],
    ["coffee before work 7am", ["07:00"], ["coffee", "before", "work"]],
    ["Bäckerei sonntags offen", ["sun"], ["backerei"]],
    ["sonntag geöffnet café", ["sun"], ["cafe"]],
    ["Bar am Samstag um 23 Uhr geöffnet", ["sat-23:00"], ["bar"]],
    ["Café Sonntagmorgen", ["sun-morning"], ["cafe"]],
    ["offen am Wochenende", ["weekend"], []],
    ["Apotheke montags ab 18 Uhr offen", ["mon-18:00"], ["apotheke"]],
    ["Frühstück ab 7", ["07:00"], ["fruhstuck"]],
    ["Bar ab 22", ["22:00"], ["bar"]],
    ["petit déjeuner à partir de 7", ["07:00"], ["petit", "dejeuner"]],
    ["desayuno desde las 8", ["08:00"], ["desayuno"]],
    ["Apotheke montags ab 18", ["mon-18:00"], ["apotheke"]],
    ["morgen geöffnet", ["tomorrow"], []],
    ["restaurant ouvert dimanche", ["sun"], ["restaurant"]],
    ["bar ouvert samedi à 23h", ["sat-23:00"], ["bar"]],
    ["ouvert dimanche soir", ["sun-evening"], []],
    ["ouvert tard vendredi", ["fri-late"], []],
    ["boulangerie ouverte le lundi matin", ["mon-morning"], ["boulangerie"]],
    ["restaurante abierto el domingo", ["sun"], ["restaurante"]],
    ["bar abierto a las 2 de la mañana", ["02:00"], ["bar"]],
    ["abierto el sábado por la tarde", ["sat-afternoon"], []],
    ["ristorante aperto domenica sera", ["sun-evening"], ["ristorante"]],
    ["ristorante aperto lunedì alle 15", ["mon-15:00"], ["ristorante"]],
    ["aperto alle 10 di sera", ["22:00"], []],
    ["pazar günü açık eczane", ["sun"], ["eczane"]],
    ["apoteka otvoreno nedeljom", ["sun"], ["apoteka"]],
  ])("%s", (text, openAt, words) => {
    expect(read(text)).toMatchObject({ openAt, words, intents: ["openAt"] });
  });

  it("is no price or age after the same word", () => {
    for (const text of ["Pizza ab 7 Euro", "Kino ab 16 Jahren", "ab 7", "Kino ab 16", "Film ab 12"])
      expect(timesIn(text)).toEqual([]);
  });

  it.each([
    "open now",
    "open today",
    "open late",
    "open 24 hours",
    "nachts geöffnet",
    "ouvert",
    "ruby tuesday",
    "ruby tuesday grill",
    "mardi gras bar",
    "good friday church",
    "blue monday",
    "sun studio",
    "mon cheri",
    "pazar",
    "open mic night",
    "open on christmas",
    "open easter sunday",
    "late night food",
    "open after midnight",
    "open from 9 to 5",
    "massage 2h",
    "studio 54",
    "7 eleven",
    "pizza 5",
    "morgen",
    "today",
    "10 am see",
  ])("%s has none", (text) => {
    expect(timesIn(text)).toEqual([]);
  });

  it("leaves the place alone", () => {
    expect(parseQuery("bar open saturday in Bern").places).toEqual([{ start: 1, from: 2, to: 3, end: 3 }]);
    expect(read("restaurant abierto el domingo en Madrid").words).toEqual(["restaurant", "madrid"]);
  });
});
