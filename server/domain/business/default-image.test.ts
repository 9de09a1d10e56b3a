import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { DefaultImage } from "../../contract/business.ts";
import { categoryGroup } from "../categories/category-group.ts";
import { defaultImage } from "./default-image.ts";

/** A few hundred names of Google's categories. */
const CATEGORY_NAMES = new URL("../../testing/fixtures/category-names.json", import.meta.url);

const imageOf = (category: string) => defaultImage(category, categoryGroup(category));

const EXPECTED: Record<DefaultImage, string> = {
  "software-development": `Software company, Software Development, Website designer, Web hosting company, IT services,
    Computer repair service, Computer consultant, Computer store, Data recovery service, Database management company,
    Internet service provider, Computer training school, Softwareentwicklung, Entreprise d'informatique,
    Empresa de informática, Yazılım şirketi, Bilgisayar mağazası, Programador`,
  "auto-service": `Auto Service, Auto repair shop, Car wash, Car detailing service, Tire shop, Used car dealer, Gas station,
    Mechanic, Towing service, Auto parts store, Auto parts manufacturer, Car factory, Autowerkstatt`,
  restaurant: `Restaurant, Pizza restaurant, Cafe, Coffee shop, Bakery, Bar, Caterer, Ristorante, Ice cream shop,
    Fast food restaurant, Pub, Brewery`,
  "cleaning-service": `Cleaning Service, House cleaning service, Janitorial service, Laundromat, Laundry, Dry cleaner,
    Carpet cleaning service, Window cleaning service, Pressure washing service, Maid service, Gebäudereinigung,
    Wäscherei, Laverie, Société de nettoyage, Servicio de limpieza, Lavandería, Impresa di pulizie, Temizlik şirketi,
    Schoonmaakbedrijf, Tvättstuga, Rengøringsfirma`,
  healthcare: `Healthcare, Dentist, Dental clinic, Hospital, Pharmacy, Doctor, Veterinarian, Medical clinic, Physical therapist,
    Optician, Zahnarzt`,
  "service-provider": `Service Provider, Plumber, Electrician, Lawyer, Accountant, Real estate agency, Hair salon, Church,
    Book store, School, Movie theater, Auto insurance agency, Dental insurance agency, Fix it shop, Business networking company,
    Truck driving school, Karate school`,
};

describe("the picture of a business without a photo", () => {
  it("follows from the category", () => {
    const wrong = Object.entries(EXPECTED).flatMap(([image, names]) =>
      names
        .split(",")
        .map((name) => name.trim())
        .filter((name) => imageOf(name) !== image)
        .map((name) => `${name}: ${imageOf(name)}`),
    );
    expect(wrong).toEqual([]);
  });

  it("is that of a service provider when nothing is known", () => {
    for (const name of ["", "  ", "Qwxyz", "🙂", "清掃"]) expect(imageOf(name)).toBe("service-provider");
  });

  it("does not depend on case or accents", () => {
    expect(imageOf("GEBÄUDEREINIGUNG")).toBe("cleaning-service");
    expect(imageOf("web designer")).toBe("software-development");
    expect(imageOf("YAZILIM ŞİRKETİ")).toBe("software-development");
  });

  it("follows from the trade in the names of hundreds of categories", () => {
    const names: string[] = JSON.parse(readFileSync(CATEGORY_NAMES, "utf8"));
    expect(names.length).toBeGreaterThan(600);
    const unknown = names.filter((name) => imageOf(name) === "service-provider");
    expect(unknown.filter((name) => /\b(cleaning|laundry|janitorial|software|computer|website)\b/i.test(name))).toEqual(
      [],
    );
    expect(unknown.filter((name) => /\b(restaurant|dentist|hospital|surgeon)$/i.test(name))).toEqual([]);
    expect(unknown.filter((name) => /\b(car|auto|tire) (repair|dealer|shop|store|rental|wash)/i.test(name))).toEqual(
      [],
    );
  });
});
