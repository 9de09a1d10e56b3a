import { describe, expect, it } from "vitest";
import { candidateForms, stem } from "./stem.ts";

const SAME = [
  "plumber plumbers",
  "church churches",
  "bakery bakeries",
  "glass glasses",
  "box boxes",
  "dish dishes",
  "house houses",
  "nurse nurses",
  "garage garages",
  "service services",
  "bar bars",
  "gym gyms",
  "spa spas",
  "vet vets",
  "pizza pizzas",
  "bus buses",
  "gas gases",
  "lens lenses",
  "wing wings",
  "hostel hostels",
  "city cities",
  "party parties",
  "library libraries",
  "movie movies",
  "cookie cookies",
  "pie pies",
  "tomato tomatoes",
  "mattress mattresses",
  "business businesses",
  "university universities",
  "universe universes",
  "woman women womens",
  "child children",
  "tooth teeth",
  "menu menus",
  "bookstore bookstores",
  "restaurant restaurants restaurante restaurantes restaurantlar",
  "mcdonald mcdonalds",
  "toy toys",
  "ristorante ristoranti",
  "pizzeria pizzerie pizzerias",
  "dottore dottori",
  "avvocato avvocati",
  "farmacia farmacias",
  "italiano italiana italiani italiane",
  "stazione stazioni",
  "parrucchiere parrucchieri",
  "abogado abogada abogados abogadas",
  "peluqueria peluquerias",
  "panadero panadera",
  "hotel hoteles hotels",
  "doctor doctores doctors",
  "habitacion habitaciones",
  "medico medica medicos",
  "taller talleres",
  "boulangerie boulangeries",
  "boulanger boulangere boulangers",
  "coiffeur coiffeuse coiffeurs",
  "infirmier infirmiere",
  "gateau gateaux",
  "dentiste dentistes dentist",
  "avocat avocats",
  "italien italienne",
  "kirche kirchen",
  "apotheke apotheken",
  "schule schulen",
  "backerei backereien",
  "wohnung wohnungen",
  "zahnarzt zahnarzte",
  "friseur friseure friseurin friseurinnen",
  "student studenten",
  "eczane eczaneler eczanesi",
  "lokanta lokantalar lokantasi",
  "otel oteller",
  "berber berberler",
  "market marketler marketleri",
  "prodavnica prodavnice prodavnicu",
  "apoteka apoteke",
  "pekara pekare",
  "restoran restorani",
  "frizer frizeri",
  "ordinacija ordinacije",
  "kafana kafane",
  "klinika klinike",
  "advokat advokati",
];

const DIFFERENT = [
  "news new",
  "organ organic",
  "organ organs organize",
  "university universe",
  "dental dent",
  "dentist dental",
  "wine win",
  "care car",
  "nail nails nailed",
  "plumber plumbing",
  "bake bakery",
  "baker bakery",
  "bus busy",
  "gas gap",
  "lens len",
  "bar bare",
  "hand handler",
  "control controller",
  "pest pesto",
  "human humane",
  "karate karat",
  "martin martini",
  "martin martine",
  "simon simone",
  "indian indiana",
  "river rivera",
  "angel angeles",
  "mars mar",
  "custom customs",
  "good goods",
  "san sans",
  "universal universe",
  "general generator",
  "spa spain",
  "chick chicken",
  "kitsch kitchen",
  "gold golden",
  "toddler todd",
  "burglar burg",
  "campus camp",
  "tennis tenni tenn",
  "paris pari",
  "species special",
  "house hous",
  "porto port",
  "fabric fabrica",
  "hospital hospitality",
  "police policy",
  "massage message",
  "station stationery",
  "glass glasgow",
  "express expres",
  "jewel jeweller",
  "princess prince",
  "wing wine",
  "form former",
  "barber bar",
  "print printer",
  "cater cat",
  "sushi sush",
];

describe("stem", () => {
  it.each(SAME)("is the same of %s", (line) => {
    expect(new Set(line.split(" ").map(stem)).size, line.split(" ").map(stem).join(" ")).toBe(1);
  });

  it.each(DIFFERENT)("differs between %s", (line) => {
    const [first = "", ...otherWords] = line.split(" ");
    expect(otherWords.filter((other) => other !== `${first}s` && stem(other) === stem(first))).toEqual([]);
  });

  it("leaves short words, numbers and other scripts as they are", () => {
    for (const word of ["gas", "us", "1s", "2nds", "vitamins3", "ресторани", "北", "", "s".repeat(200)])
      expect(stem(word)).toBe(word);
  });
});

describe("candidateForms", () => {
  it.each(SAME)("has the others of %s", (line) => {
    const words = line.split(" ");
    for (const word of words) {
      const forms = candidateForms(word);
      expect(
        words.filter((other) => other !== word && !forms.includes(other)),
        word,
      ).toEqual([]);
      expect(forms).not.toContain(word);
    }
  });

  it("is bounded", () => {
    for (const word of SAME.join(" ").split(" ")) expect(candidateForms(word).length).toBeLessThanOrEqual(100);
    expect(candidateForms("s".repeat(5000))).toEqual([]);
  });
});
