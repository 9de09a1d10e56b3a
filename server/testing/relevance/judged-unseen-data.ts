import type { JudgedQuery, Wanted } from "./judged-query.ts";

/** Parses a query, the kinds that are right, and optionally their city. */
const ofKind = (table: string, isDamaged?: true): JudgedQuery[] =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [q = "", kinds = "", city = ""] = line.split(" => ");
      const right: Wanted = { kind: kinds.split(" ") };
      if (city !== "") right.city = city;
      return { q, right, ...(isDamaged && { isDamaged }) };
    });

/** Searches of all classes, written after the search was finished, so that it was not made for them. */
export const UNSEEN: readonly JudgedQuery[] = [
  ...ofKind(`
sandwich and coffee => cafe bakery
burger joint => burger
curry => indian
pizzaria italiana milano => pizza italian => Milano
noodles => chinese thai
pub quiz => pub
beer => bar pub
cocktails => bar
cake shop => bakery cafe
bread => bakery
eye exam => optician
contact lenses => optician
dog vet => vet
pediatrician => pediatrician
family doctor => doctor
medical clinic => doctor hospital
psychotherapist => psychologist mental
physiotherapy => physio
flat tire => tire
oil change => autorepair
towing => towing
petrol => gas
drain cleaning => plumber
water heater => plumber
wiring => electrician
roof repair => roofer
keys => locksmith
heating => hvac plumber
furnace repair => hvac
gardener => landscaper
removals => mover
divorce lawyer => lawyer
taxes => accountant
estate agent => realestate
car insurance => insurance
cash machine => bank
nursery => daycare
workout => gym
pilates => yoga gym
bouquet => florist
wedding ring => jewelry
sofa => furniture
dress => clothing
novels => book
hammer => hardware
dry cleaning => drycleaner laundry
holiday => travel
restaurante italiano madrid => italian => Madrid
peluquería => hair barber
tierarzt => vet
kino zürich => cinema => Zürich
blumen zürich => florist => Zürich
schlüsseldienst zürich => locksmith => Zürich
avocat genève => lawyer => Genève
médecin genève => doctor => Genève
zubar beograd => dentist => Beograd
зубар => dentist
frizer beograd => hair => Beograd
hotel beograd => hotel => Beograd
cvećara beograd => florist => Beograd
cvecara => florist
dişçi istanbul => dentist => İstanbul
lokanta istanbul => restaurant => İstanbul
market istanbul => supermarket grocery => İstanbul
`),
  ...ofKind(
    `
coffe shop => cafe
resturants in austin => restaurant => Austin
dentits philadelphia => dentist => Philadelphia
haridresser => hair barber
groceris => grocery
plummber => plumber
locksmit new york => locksmith => New York
vegitarian => vegan
suhsi => sushi
veterinerian => vet
hotell istanbul => hotel => İstanbul
apotheek zürich => pharmacy => Zürich
`,
    true,
  ),
  { q: "rittenhouse dentist", right: { name: "Rittenhouse Dental Associates" } },
  { q: "pizza penns landing", right: { name: "Penn's Landing Pizza" } },
  { q: "walnut st plumbing", right: { name: "Liberty Bell Plumbing & Drain" } },
  { q: "bean leaf", at: "Portland", right: { name: "Bean & Leaf Coffee" }, first: { city: "Portland" } },
  { q: "mcdonald", right: { name: "McDonald's" } },
  { q: "church st andrew", right: { name: "St. Andrew's Episcopal Church" } },
  { q: "fior di latte gelato", right: { name: "Gelateria Fior di Latte" } },
  { q: "cafe grössenwahn münchen", right: { name: "Café Größenwahn" } },
  { q: "muller zahnarzt zurich", right: { name: "Zahnarztpraxis Dr. Müller" } },
  { q: "spasa pekara beograd", right: { name: "Pekara Spasa" } },
  { q: "ресторан мадера београд", right: { name: "Ресторан Мадера" } },
  { q: "dim sum manila", right: { name: "Binondo Dim Sum House" } },
  { q: "bookstore katipunan", right: { kind: "book", country: "Philippines" } },
  { q: "restaurants 8001", right: { kind: "restaurant", zip: "8001" } },
  { q: "coffee", at: "19103", right: { kind: "cafe", zip: "19103" } },
  { q: "bank", at: "Ohio", right: { kind: "bank" }, isDamaged: true },
  { q: "cafe with parking and wifi", right: { kind: ["cafe", "bakery", "icecream"], has: ["wifi", "parking"] } },
  { q: "restaurant with live music beograd", right: { name: "Кафана Вопрос" } },
  { q: "dog friendly coffee philadelphia", right: { kind: "cafe", has: ["dogs"], city: "Philadelphia" } },
  { q: "late night pizza", right: { kind: "pizza" } },
  { q: "highly rated barber philadelphia", right: { kind: "barber", city: "Philadelphia" } },
  { q: "open 24 hours locksmith philadelphia", right: { kind: "locksmith", isAlwaysOpen: true, city: "Philadelphia" } },
  { q: "is there any bakery open now in zürich", right: { kind: "bakery", city: "Zürich" }, isDamaged: true },
  { q: "phone 215 555 0145", right: { name: "Hiram's Barbershop" } },
];
