import { describe, expect, it } from "vitest";
import { categoryGroup } from "#domain/categories/category-group";
import { localBusinessType } from "./local-business-type.ts";

const typeOf = (category: string) => localBusinessType({ category, group: categoryGroup(category) });

describe("the schema.org type of a business", () => {
  it.each([
    ["Restaurant", "Restaurant"],
    ["Southern restaurant (US)", "Restaurant"],
    ["Chinese takeaway", "FastFoodRestaurant"],
    ["Café", "CafeOrCoffeeShop"],
    ["Irish pub", "BarOrPub"],
    ["Bakery", "Bakery"],
    ["Pediatric dentist", "Dentist"],
    ["Walk-in clinic", "MedicalClinic"],
    ["Psychologist", "MedicalBusiness"],
    ["Auto repair shop", "AutoRepair"],
    ["Tractor repair shop", "LocalBusiness"],
    ["Toyota dealer", "AutoDealer"],
    ["Coin dealer", "LocalBusiness"],
    ["Hair salon", "HairSalon"],
    ["Barber shop", "HairSalon"],
    ["Plumber", "Plumber"],
    ["Electrician", "Electrician"],
    ["Divorce lawyer", "Attorney"],
    ["Women’s clothing store", "ClothingStore"],
    ["Used furniture store", "FurnitureStore"],
    ["Bar restaurant furniture store", "FurnitureStore"],
    ["Tool store", "HardwareStore"],
    ["Yarn store", "Store"],
    ["Gas company", "LocalBusiness"],
    ["Pension office", "LocalBusiness"],
  ])("of %s is %s", (category, type) => {
    expect(typeOf(category)).toBe(type);
  });

  it.each([
    ["Zahnarzt", "Dentist"],
    ["Autowerkstatt", "AutoRepair"],
    ["Boulangerie", "Bakery"],
    ["Eczane", "Pharmacy"],
    ["Kneipe", "BarOrPub"],
    ["Bars", "BarOrPub"],
    ["Kaffeehaus", "CafeOrCoffeeShop"],
    ["Ristorante", "Restaurant"],
    ["Парикмахерская", "HairSalon"],
    ["Ветеринар", "LocalBusiness"],
  ])("of a name in another language, %s, is %s", (category, type) => {
    expect(typeOf(category)).toBe(type);
  });

  it.each([
    "Baptist church",
    "Elementary school",
    "Art museum",
    "Dog park",
    "Animal hospital",
    "Food bank",
    "Cement manufacturer",
  ])("claims no more than LocalBusiness of %s, which schema.org has no kind of business for", (category) => {
    expect(typeOf(category)).toBe("LocalBusiness");
  });

  it.each([
    ["Gutbürgerliches Gasthaus-Restaurant", "Restaurant"],
    ["Service Provider", "LocalBusiness"],
    ["", "LocalBusiness"],
  ])("is the group's where the words tell nothing: %s is %s", (category, type) => {
    expect(typeOf(category)).toBe(type);
  });
});
