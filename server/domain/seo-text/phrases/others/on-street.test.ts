import { expect, it } from "vitest";
import { textsOf } from "../../../../testing/texts/texts-of.ts";

const at = (name: string, category: string, address: string) => ({
  name,
  category,
  categorySlug: category.toLowerCase().replace(" ", "-"),
  address,
});

it("Others on its street are told of one whose point is unknown", () => {
  const rows = [
    at("Badger Books", "Book store", "3 Quarry Ln"),
    at("Velvet Cuts", "Barber shop", "9 Quarry Ln"),
    at("Copper Kettle", "Cafe", "5 Quarry Ln"),
    at("Iron Works", "Gym", "5 Mill Ln"),
  ];
  for (const text of textsOf(...rows)) {
    expect(text).toContain("\nOn the same street are Velvet Cuts (a barber shop) and Copper Kettle (a cafe).");
    expect(text).not.toContain("Iron Works");
  }
});

it("Others of its kind have a sentence of their own, and a street that all share is told once", () => {
  const rows = ["Badger Books", "Otter Reads", "Lark Pages", "Heron Tales"].map((name, index) =>
    at(name, "Book store", `${index + 3} Quarry Ln`),
  );
  for (const text of textsOf(...rows)) {
    expect(text).toMatch(/Other book stores listed in Austin include|The other book stores listed in Austin are/);
    expect(text).toContain(", all on the same street.");
    expect(text).not.toContain("On the same street");
    expect(text.match(/the same street/g)).toHaveLength(1);
  }
});

it("The only one of its kind in a city is told so, and of several how many there are", () => {
  for (const text of textsOf(at("Copper Kettle", "Zoo", "5 Quarry Ln")))
    expect(text).toMatch(/the only zoo in Austin on our list so far|our list has no other zoo in Austin/);
  for (const text of textsOf(at("Copper Kettle", "Zoo", "5 Quarry Ln"), at("Iron Paws", "Zoo", "8 Mill Ln")))
    expect(text).toMatch(/one of two zoos in Austin on our list|Our list has two zoos in Austin in all/);
});

it("Where no number is known, somebody has to go there, and in a park nobody is asked", () => {
  for (const text of textsOf(at("Badger Books", "Book store", "3 Quarry Ln")))
    expect(text).toMatch(/(?:there|get there), ask (?:if|whether|when|who|how|what)/);
  for (const text of textsOf({ ...at("Badger Books", "Book store", "3 Quarry Ln"), phone: "+1 512-555-0111" }))
    expect(text).not.toMatch(/no number|Without a number|neither a phone/);
  for (const text of textsOf({ ...at("Otter Park", "Park", "3 Quarry Ln"), phone: null }))
    expect(text).toMatch(/(?:Nothing on its listing says|Its listing does not say) /);
});
