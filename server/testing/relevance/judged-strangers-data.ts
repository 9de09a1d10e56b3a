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

/** Goods and needs, which no category or name mentions. */
export const GOODS: readonly JudgedQuery[] = [
  ...ofKind(`
beer => bar pub
haircut => hair barber
toothache => dentist
passport photo => other pharmacy
milk and eggs => supermarket grocery
mattress => furniture
toothache philadelphia => dentist => Philadelphia
root canal => dentist
cough medicine => pharmacy
flu shot => pharmacy doctor
reading glasses => optician
screwdriver => hardware
engagement ring new york => jewelry => New York
red roses => florist
wedding cake austin => bakery cafe => Austin
running shoes => shoe
winter coat => clothing
dog food => pet
cat litter => pet
bike repair => bicycle
brake pads => autorepair
dead battery => autorepair towing
car broke down => towing autorepair
lost my keys => locksmith
locked out of my house => locksmith
blocked toilet => plumber
leaking pipe seattle => plumber => Seattle
no hot water => plumber hvac
broken ac austin => hvac => Austin
bed bugs => pest
tax return => accountant
last will => lawyer notary
learn spanish => language
learn to drive => driving
sick dog => vet
wisdom tooth => dentist
back pain => physio doctor
skin rash => dermatologist doctor
depression => psychologist mental
buy a house philadelphia => realestate => Philadelphia
cappuccino => cafe
craft beer new york => bar => New York
pad thai => thai
burrito => mexican
croissant genève => bakery => Genève
brot kaufen zürich => bakery => Zürich
zahnschmerzen zürich => dentist => Zürich
haare schneiden münchen => hair barber => München
medikamente => pharmacy
reifenwechsel => tire autorepair
mal de dents genève => dentist => Genève
couper les cheveux genève => hair barber => Genève
corte de pelo madrid => hair barber => Madrid
comprar zapatos madrid => shoe => Madrid
mal di denti => dentist
taglio capelli milano => hair barber => Milano
diş ağrısı => dentist
ekmek istanbul => bakery => İstanbul
lekovi beograd => pharmacy => Beograd
hleb beograd => bakery => Beograd
`),
];

/** Questions as spoken, brands, capitals, mistyped first letters. */
export const SPOKEN: readonly JudgedQuery[] = [
  ...ofKind(`
where can i get my hair cut in seattle => hair barber => Seattle
who can fix my car in scranton => autorepair => Scranton
i need a plumber right now in new york => plumber => New York
what is the best pizza in philadelphia => pizza => Philadelphia
pharmacy open late new york => pharmacy => New York
late night food austin => restaurant => Austin
is there a bank open today in little rock => bank => Little Rock
wo bekomme ich frische brötchen in zürich => bakery => Zürich
où manger une bonne pizza à genève => pizza => Genève
dónde puedo comprar flores en madrid => florist => Madrid
gde mogu da kupim knjige u beogradu => book => Beograd
cheap hotel philadelphia => hotel => Philadelphia
family friendly restaurant milano => restaurant => Milano
`),
  ...ofKind(
    `
oizza => pizza
rhai => thai
olumber austin => plumber => Austin
fentist => dentist
jotel münchen => hotel => München
oharmacy new york => pharmacy => New York
elctrician => electrician
bycicle shop => bicycle
`,
    true,
  ),
  { q: "STUDIO 54 HAIR", right: { name: "Studio 54 Hair & Color" } },
  { q: "mc donalds zürich", right: { name: "McDonald's" }, first: { city: "Zürich" }, isDamaged: true },
  { q: "church of christ florence", right: { name: "Wood Avenue Church of Christ" } },
  { q: "LINCOLN INN SPRINGFIELD", right: { name: "Lincoln Inn & Suites" } },
  { q: "crown and anchor", right: { name: "The Crown & Anchor" } },
  { q: "blue heron", right: { name: "Blue Heron Books" } },
];

const BEER = [
  "bar",
  "bars",
  "pub",
  "brewery",
  "brewpub",
  "gastropub",
  "beer hall",
  "beer garden",
  "sports bar",
  "lounge",
];
const COFFEE = ["cafe", "coffee shop", "coffee shops", "cafes", "coffee roasters", "espresso bar"];
const CHINESE = [
  "chinese restaurant",
  "cantonese restaurant",
  "shanghainese restaurant",
  "dim sum restaurant",
  "dumpling restaurant",
];
const SWISS = ["swiss restaurant", "schweizerisches restaurant", "restaurant suisse", "fondue restaurant"];

/** Searches in the made-up exports, like `judged-exports-data.ts`. */
export const EXPORTS: readonly JudgedQuery[] = [
  { q: "käsefondue zürich", right: { kind: SWISS, city: "Zürich" } },
  { q: "rösti", right: { kind: SWISS } },
  { q: "bier trinken zürich", right: { kind: BEER, city: "Zürich" } },
  { q: "cappuccino zürich", right: { kind: COFFEE, city: "Zürich" } },
  {
    q: "dumplings zürich",
    right: { kind: CHINESE, city: "Zürich" },
    also: { kind: ["dumpling", "dumplings", "asian restaurant"] },
  },
  { q: "tikka masala", right: { kind: ["indian restaurant", "indian takeaway", "indian"] } },
  { q: "pad thai", right: { kind: ["thai restaurant", "thai"] } },
  { q: "late night restaurant zürich", right: { kind: "restaurant", city: "Zürich" } },
  {
    q: "where can i eat sushi in zürich",
    right: { kind: ["sushi restaurant", "sushi takeaway", "sushi", "japanese restaurant"] },
  },
  { q: "i want a good steak in zürich", right: { kind: ["steak house", "steakhouse"], city: "Zürich" } },
  { q: "power outlet little rock", right: { kind: "electrician", city: "Little Rock" } },
  { q: "ceiling fan installation", right: { kind: "electrician" } },
  { q: "circuit breaker keeps tripping", right: { kind: "electrician" } },
  { q: "sunday service florence al", right: { kind: "church", city: "Florence" } },
  { q: "church of christ in killen", right: { kind: "church of christ", city: "Killen" } },
  { q: "SPRING HILL CHURCH", right: { kind: "church" } },
  { q: "self defense class san jose", right: { kind: "judo", city: "San Jose" } },
  { q: "gelato zürich", right: { kind: ["ice cream shop", "gelato shop", "eiscafe", "gelato", "gelateria"] } },
  {
    q: "oizza zürich",
    right: {
      kind: ["pizza restaurant", "pizza takeaway", "pizza delivery", "italian restaurant", "pizzeria", "pizza"],
    },
    isDamaged: true,
  },
  { q: "electricans in litle rock", right: { kind: "electrician", city: "Little Rock" }, isDamaged: true },
];

/** A second list, written when search was changed for the first one. */
export const SECOND: readonly JudgedQuery[] = [
  ...ofKind(`
cut and color philadelphia => hair => Philadelphia
someone to do my nails => nail
good place for a first date in philadelphia => restaurant bar cafe => Philadelphia
steak dinner pittsburgh => steak => Pittsburgh
vitamin c => pharmacy grocery supermarket
chocolate cake => bakery cafe icecream other
sourdough bread portland => bakery => Portland
car insurance quote austin => insurance => Austin
apartment for rent pittsburgh => realestate => Pittsburgh
my dog is limping => vet
washing machine broken => laundry plumber
water in my basement => plumber
smoke detector installation => electrician
install ceiling lights new york => electrician => New York
mover for two bedroom apartment => mover
lawn is too long => landscaper
cockroach infestation => pest
divorce papers => lawyer
social security lawyer => lawyer
write a will => lawyer notary
boxing gym => gym judo
spinning class => gym yoga
vegan brunch berlin => vegan cafe
kinderarzt zürich => pediatrician => Zürich
fahrrad platt zürich => bicycle => Zürich
kaffee und kuchen münchen => cafe bakery => München
umzug von zürich nach genf => mover
boulanger genève => bakery => Genève
comida rápida madrid => burger => Madrid
arreglar el coche madrid => autorepair => Madrid
farmacia de guardia madrid => pharmacy => Madrid
dove mangiare a milano => restaurant => Milano
idraulico urgente milano => plumber => Milano
kahvaltı istanbul => cafe bakery => İstanbul
saç boyama istanbul => hair => İstanbul
veteriner acil => vet
majstor za klimu => hvac
ручак београд => restaurant => Beograd
gde popraviti auto beograd => autorepair => Beograd
`),
  ...ofKind(
    `
dentst in austn => dentist => Austin
restaraunts nearme => restaurant
florst philadelphia => florist => Philadelphia
pharmcy 19106 => pharmacy => Philadelphia
hare salon seattle => hair => Seattle
plumbar near new york => plumber => New York
bakry zurich => bakery => Zürich
`,
    true,
  ),
];
