import { describe, expect, it } from "vitest";
import type { CategoryGroup } from "../../contract/business.ts";
import { categoryGroup } from "../categories/category-group.ts";
import { ownDrawing, withCategoryDrawings, withDrawings } from "./choose-drawings.ts";
import { draw } from "./draw.ts";
import { parseDrawingName } from "./drawing-name.ts";
import { partsOf } from "./variant.ts";

const business = (category: string, name = "Corner", group: CategoryGroup = categoryGroup(category)) => ({
  name,
  category,
  group,
  businessStatus: "OPERATIONAL" as const,
  comesToCustomers: false,
});
const kindOf = (category: string, group?: CategoryGroup) =>
  parseDrawingName(ownDrawing(business(category, "Corner", group)))?.kind;

/** Categories by kind, in the words of Google, OpenStreetMap and other languages. */
const CATEGORIES: Record<string, string> = {
  pizza: "Pizza restaurant, Pizza delivery, Pizzeria, Pizza Takeout",
  sushi: "Sushi restaurant, Japanese restaurant",
  noodles: "Ramen restaurant, Pho restaurant, Korean restaurant",
  chinese: "Chinese restaurant, Dim sum restaurant",
  indian: "Indian restaurant",
  taco: "Mexican restaurant, Taco restaurant",
  kebab: "Kebab shop, Turkish restaurant",
  cafe: "Cafe, Café, Coffee shop, Espresso bar, Cafeteria",
  bakery: "Bakery, Bäckerei, Boulangerie, Panadería",
  icecream: "Ice cream shop, Gelateria, Eisdiele",
  pub: "Pub, Brewery, Beer garden, Irish pub",
  bar: "Bar, Cocktail bar, Lounge",
  restaurants: "Restaurant, Fine dining restaurant, Bistro",
  supermarket: "Supermarket, Supermarkt, Supermercado",
  butcher: "Butcher shop, Metzgerei",
  florist: "Florist, Flower shop, Blumenladen, Fleuriste",
  books: "Book store, Books, Buchhandlung, Librairie",
  clothes: "Clothing store, Boutique, Clothes",
  optician: "Optician, Optometrist, Optiker",
  bicycle: "Bicycle Shop, Bicycle store, Bike repair shop",
  doctor: "Doctor, Doctors, General practitioner, Cardiologist, Arzt",
  dentist: "Dentist, Dental clinic, Orthodontist, Zahnarzt",
  pharmacy: "Pharmacy, Apotheke, Farmacia",
  hospital: "Hospital, Krankenhaus",
  vet: "Veterinarian, Animal hospital, Ветеринар, Tierarzt",
  hair: "Hair salon, Hairdresser, Friseur, Coiffeur",
  barber: "Barber shop",
  nails: "Nail salon",
  gym: "Gym, Fitness center, Fitness Centre",
  yoga: "Yoga studio, Pilates studio",
  carrepair: "Auto repair shop, Car repair, Mechanic, Autowerkstatt",
  cardealer: "Car dealer, Used car dealer, Car rental agency",
  carwash: "Car wash",
  fuel: "Gas station, Fuel, Tankstelle",
  plumber: "Plumber, Klempner",
  electrician: "Electrician, Elektriker",
  carpenter: "Carpenter, Cabinet maker",
  photographer: "Photographer, Camera store",
  furniture: "Furniture store, Carpet store",
  lawyer: "Lawyer, Law firm, Attorney, Rechtsanwalt",
  insurance: "Insurance agency, Auto insurance agency, Dental insurance agency",
  realestate: "Real estate agency, Real estate agent",
  bank: "Bank, ATM, Credit union",
  school: "School, Elementary school, High school, Schule",
  kindergarten: "Kindergarten, Day care center, Preschool",
  university: "University, Universität",
  library: "Library, Public library",
  drivingschool: "Driving school, Fahrschule",
  church: "Church, Catholic church, Kirche",
  mosque: "Mosque, Moschee",
  synagogue: "Synagogue",
  temple: "Hindu temple, Buddhist temple",
  museum: "Museum, Art museum, History museum",
  cinema: "Movie theater, Cinema, Kino",
  park: "Park, City park",
  playground: "Playground, Spielplatz",
  hotel: "Hotel, Motel",
  guesthouse: "Guest house, Bed & breakfast, Hostel",
  campground: "Campground, Campingplatz",
  government: "City hall, Courthouse, Embassy",
  post: "Post office, Postamt",
  police: "Police department, Police station",
  firestation: "Fire station",
  laundry: "Laundromat, Dry cleaner",
  travel: "Travel agency, Reisebüro",
  charity: "Non-profit organization, Food bank",
};

describe("the kind of a drawing", () => {
  it("follows from the category in any language", () => {
    const wrong = Object.entries(CATEGORIES).flatMap(([kind, names]) =>
      names
        .split(", ")
        .filter((name) => kindOf(name) !== kind)
        .map((name) => `${name}: ${kindOf(name)}`),
    );
    expect(wrong).toEqual([]);
  });

  it("is that of the group for any other category, whatever its text", () => {
    for (const name of ["", "  ", "Qwxyz", "🙂", "constructor", "<b>&", "x".repeat(5000)])
      for (const group of ["other", "home-services", "entertainment"] as const) expect(kindOf(name, group)).toBe(group);
  });
});

describe("the drawing of a business", () => {
  it("has a van if it comes to its customers, but not for a place that stands still or a van already", () => {
    const comes = (category: string) => ownDrawing({ ...business(category), comesToCustomers: true });
    expect(comes("Hair salon")).toMatch(/^hair-\d+-van$/);
    expect(comes("Plumber")).toMatch(/^plumber-\d+$/);
    expect(comes("Church")).toMatch(/^church-\d+$/);
  });

  it("is shuttered for good, not for now", () => {
    expect(ownDrawing({ ...business("Cafe"), businessStatus: "CLOSED_PERMANENTLY" })).toMatch(/^cafe-\d+-closed$/);
    expect(ownDrawing({ ...business("Cafe"), businessStatus: "CLOSED_TEMPORARILY" })).toMatch(/^cafe-\d+$/);
  });

  it("depends on nothing but what it shows", () => {
    expect(ownDrawing(business("Cafe", "ROSA'S"))).toBe(ownDrawing(business("Cafe", "Rosa's")));
    const names = Array.from({ length: 60 }, (_, index) => ownDrawing(business("Cafe", `Café ${index}`)));
    expect(new Set(names).size).toBeGreaterThan(45);
  });
});

describe("the drawings of a list", () => {
  const names = Array.from({ length: 200 }, (_, index) => `Place ${index % 150}`);
  const lists = {
    "one kind": names.map((name) => business("Pizza restaurant", name)),
    "one chain": names.map(() => business("Cafe", "Blue Cup")),
    "many kinds": names.map((name, index) =>
      business(["Cafe", "Bar", "Bakery", "Church", "Park", "Plumber"][index % 6] ?? "", name),
    ),
  };

  it.each(Object.entries(lists))("differ from their neighbours in colour, wall and roof: %s", (_, list) => {
    const drawn = withDrawings(list).map(({ drawing }) => partsOf(parseDrawingName(drawing)?.variant ?? -1));
    for (const [index, parts] of drawn.entries())
      for (const before of drawn.slice(Math.max(0, index - 3), index))
        for (const part of ["hue", "wall", "roof"] as const)
          expect(parts[part], `${part} of ${index}`).not.toBe(before[part]);
  });

  it("are not the same picture twice among four", () => {
    const pictures = withDrawings(lists["one chain"]).map(({ drawing }) => {
      const parsed = parseDrawingName(drawing);
      return parsed && draw(parsed);
    });
    for (let index = 3; index < pictures.length; index++)
      expect(new Set(pictures.slice(index - 3, index + 1)).size).toBe(4);
  });

  it("are the same for the same list, and the first is that of its own page", () => {
    const list = lists["many kinds"];
    expect(withDrawings(list)).toEqual(withDrawings([...list]));
    expect(withDrawings(list)[0]?.drawing).toBe(ownDrawing(list[0] ?? business("")));
    expect(withDrawings([])).toEqual([]);
  });

  it("are there for the commonest categories", () => {
    const categories = names.map((name) => ({
      category: `Bakery ${name}`,
      slug: name,
      group: "restaurants" as const,
      businessCount: 1,
    }));
    const drawn = withCategoryDrawings(categories);
    expect(
      drawn.slice(0, 50).every(({ drawing }) => drawing !== undefined && parseDrawingName(drawing)?.kind === "bakery"),
    ).toBe(true);
    expect(drawn[199]).toEqual(categories[199]);
  });
});
