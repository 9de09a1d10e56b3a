import type { JudgedQuery, Wanted } from "./judged-query.ts";

/** Parses a query, the kinds that are right, and optionally their city and kinds that must not appear. */
const ofKind = (table: string): JudgedQuery[] =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [q = "", kinds = "", city = "", never = ""] = line.split(" => ");
      const right: Wanted = { kind: kinds.split(" ") };
      if (city !== "") right.city = city.split(" ; ");
      return { q, right, ...(never !== "" && { never: { kind: never.split(" ") } }) };
    });

/** Kinds by the word that categories have. */
export const CATEGORIES: readonly JudgedQuery[] = ofKind(`
dentist => dentist =>  => mental psychologist
dental => dentist =>  => mental psychologist
dental clinic => dentist =>  => mental
mental health => mental =>  => dentist
mental health clinic => mental =>  => dentist
bar => bar =>  => barber
Bar => bar =>  => barber
bars => bar =>  => barber
barber => barber =>  => bar
barber shop => barber hair =>  => bar
cafe => cafe
coffee shop => cafe
hotel => hotel
electrician => electrician
plumber => plumber
auto repair shop => autorepair
pet store => pet
pizza restaurant => pizza
pizza => pizza
thai restaurant => thai
thai => thai
vegan restaurant => vegan
sushi => sushi
church => church
baptist church => baptist
gym => gym
hair salon => hair barber
nail salon => nail
tattoo => tattoo
hospital => hospital
pharmacy => pharmacy
veterinarian => vet
law firm => lawyer
book store => book
florist => florist
hardware store => hardware
supermarket => supermarket grocery
locksmith => locksmith
hvac => hvac
hvac contractor => hvac
roofing contractor => roofer
car wash => carwash
tire shop => tire
gas station => gas
museum => museum
night club => nightclub
library => library
bank => bank
insurance => insurance
yoga => yoga
judo => judo
day care => daycare
driving school => driving
ice cream => icecream
steak house => steak
mexican restaurant => mexican
restaurant => restaurant
`);

/** Singular and plural, and other endings, in the languages of the directory. */
export const FORMS: readonly JudgedQuery[] = ofKind(`
plumbers => plumber
electricians => electrician
dentists => dentist =>  => mental
churches => church
bakeries => bakery
pharmacies => pharmacy
restaurants => restaurant
pizzas => pizza
pizzerias => pizza
barbers => barber
hotels => hotel
cafes => cafe
coffee shops => cafe
libraries => library
florists => florist
lawyers => lawyer
law firms => lawyer
attorneys => lawyer
gyms => gym
museums => museum
nail salons => nail
hair salons => hair barber
book stores => book
tattoos => tattoo
locksmiths => locksmith
day cares => daycare
supermarkets => supermarket grocery
roofers => roofer
roofing => roofer
plumbing => plumber
dentistry => dentist
movers => mover
veterinary => vet
landscaping => landscaper
accounting => accountant
electrical => electrician
zahnärzte zürich => dentist => Zürich
bäckereien zürich => bakery => Zürich
apotheken münchen => pharmacy => München
buchhandlungen zürich => book => Zürich
boulangeries genève => bakery => Genève
dentistes genève => dentist => Genève
farmacie milano => pharmacy => Milano
ristoranti milano => restaurant => Milano
panaderías madrid => bakery => Madrid
peluquerías madrid => hair => Madrid
restaurantes madrid => restaurant => Madrid
пекаре београд => bakery => Beograd
ресторани београд => restaurant => Beograd
apoteke beograd => pharmacy => Beograd
eczaneler istanbul => pharmacy => İstanbul
kuaförler istanbul => hair => İstanbul
`);

/** Other words for a kind, also in another language than its category. */
export const SYNONYMS: readonly JudgedQuery[] = ofKind(`
barbershop => barber
groceries => grocery
grocery => grocery
car repair => autorepair
auto mechanic => autorepair
mechanic => autorepair
garage => autorepair
ac repair => hvac
a/c repair => hvac
air conditioning => hvac
doctor => doctor
physician => doctor
drugstore => pharmacy
chemist => pharmacy
attorney => lawyer
realtor => realestate
movie theater => cinema
movies => cinema
vet => vet
animal hospital => vet
glasses => optician
hairdresser => hair barber
haircut => hair barber
kindergarten => daycare
preschool => daycare
petrol station => gas
fuel => gas
tax preparation => accountant
fitness => gym
flower shop => florist
flowers => florist
bike shop => bicycle
bike repair => bicycle
tow truck => towing
exterminator => pest
lawn care => landscaper
therapist => mental physio
counseling => mental
braces => orthodontist
skin doctor => dermatologist
kids doctor => pediatrician
pet shop => pet
pet food => pet
laundromat => laundry
laundry => laundry drycleaner
travel agent => travel
burgers => burger
tacos => mexican
manicure => nail
martial arts => judo
karate => judo
shoes => shoe
jeweler => jewelry
liquor store => wine
bookshop => book
house cleaning => cleaning
maid service => cleaning
gelato => icecream
emergency room => hospital
public library => library
italienisch zürich => italian => Zürich
friseur zürich => hair barber => Zürich
zahnarzt zürich => dentist => Zürich
apotheke zürich => pharmacy => Zürich
autowerkstatt münchen => autorepair => München
coiffeur genève => hair barber => Genève
dentiste genève => dentist => Genève
pharmacie genève => pharmacy => Genève
parrucchiere milano => hair barber => Milano
farmacia madrid => pharmacy => Madrid
peluqueria madrid => hair barber => Madrid
berber istanbul => barber => İstanbul
eczane istanbul => pharmacy => İstanbul
prodavnica => grocery shoe pet
продавница => grocery shoe pet
apoteka beograd => pharmacy => Beograd
apoteka => pharmacy
pekara => bakery
пекара => bakery
књижара => book
bakery beograd => bakery => Beograd
pharmacy istanbul => pharmacy => İstanbul
auto repair istanbul => autorepair => İstanbul
bookstore beograd => book => Beograd
hairdresser milano => hair barber => Milano
bakery zürich => bakery => Zürich
dentist madrid => dentist => Madrid
pet store milano => pet => Milano
florist genève => florist => Genève
`);

/** Kinds with a typing error. */
export const DAMAGED_KINDS: readonly JudgedQuery[] = ofKind(`
restarant => restaurant
resturant => restaurant
electrican => electrician
electritian => electrician
plumer => plumber
dentsit => dentist =>  => mental
pharamcy => pharmacy
farmacy => pharmacy
barbar shop => barber hair
vetrinarian => vet
veternarian => vet
resteraunt => restaurant
supermaket => supermarket grocery
locksmtih => locksmith
labrary => library
hosptial => hospital
tatoo => tattoo
florsit => florist
accountent => accountant
insurence => insurance
muesum => museum
chruch => church
bakrey => bakery
piza => pizza
zahnartz zürich => dentist => Zürich
apoteke münchen => pharmacy => München
boulangrie genève => bakery => Genève
farmaca madrid => pharmacy => Madrid
`).map((query) => ({ ...query, isDamaged: true }));

/** Kind and place in one box. */
export const ONE_BOX: readonly JudgedQuery[] = ofKind(`
pizza in Quezon City => pizza => Quezon City
pizza quezon city => pizza => Quezon City
quezon city pizza => pizza => Quezon City
pizza near quezon city => pizza => Quezon City
dentist in philadelphia => dentist => Philadelphia => mental
dentist philadelphia pa => dentist => Philadelphia
dentist, philadelphia, pa => dentist => Philadelphia
plumber in philadelphia, pennsylvania => plumber => Philadelphia
coffee in austin => coffee cafe => Austin
thai austin tx => thai => Austin
best thai in austin => thai => Austin
best pizza in new york => pizza => New York
the best barber in philadelphia => barber => Philadelphia => bar
bar in zürich => bar => Zürich => barber
bars in madrid => bar => Madrid => barber
restaurant in genève => restaurant => Genève
hotel near istanbul => hotel => İstanbul
hotels in istanbul => hotel => İstanbul
zahnarzt in zürich => dentist => Zürich
bäckerei in münchen => bakery => München
boulangerie à genève => bakery => Genève
farmacia en madrid => pharmacy => Madrid
gelateria a milano => icecream => Milano
pekara u beogradu => bakery => Beograd
pekara beograd => bakery => Beograd
пекара београд => bakery => Beograd
eczane istanbul => pharmacy => İstanbul
gym at pittsburgh => gym => Pittsburgh
church in florence alabama => church => Florence
churches in florence, al => church => Florence
judo in san jose => judo => San Jose
electrician little rock => electrician => Little Rock
electrician in little rock ar => electrician => Little Rock
supermarket manila => supermarket grocery => Manila
bakery scranton => bakery => Scranton
coffee seattle washington => coffee cafe => Seattle
vegan zürich => vegan => Zürich
hotel novi sad => hotel => Novi Sad
pubs in london => pub => London
thai food new york => thai => New York
sushi new york city => sushi => New York
`);
