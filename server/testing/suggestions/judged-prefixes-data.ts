import { type JudgedPrefix, judgedPrefixes } from "./judged-prefix.ts";

/*
 * Prefixes in the made-up directory of the relevance suite: box | place => first row => rows that must be offered; see
 * `judgedPrefixes`.
 */

/** Kinds letter by letter; the first row keeps the typed text. */
export const KINDS_AS_TYPED: readonly JudgedPrefix[] = judgedPrefixes(`
pi => * => #Pizza restaurant or Pizzeria
piz => => #Pizza restaurant or Pizzeria
pizz => => #Pizza restaurant or Pizzeria
pizza => => #Pizza restaurant or Pizzeria
pizza r => => #Pizza restaurant
pizza rest => => #Pizza restaurant
th => * => #Thai restaurant
tha => => #Thai restaurant
thai => => #Thai restaurant
thai res => => #Thai restaurant
coff => => #Coffee shop
coffee s => => #Coffee shop
coffee sh => => #Coffee shop
dent => => #Dentist
denti => => #Dentist
elec => => #Electrician
plum => => #Plumber
plumb => => #Plumber
auto r => => #Auto repair shop
auto rep => => #Auto repair shop
repair => => #Auto repair shop
groc => => #Grocery store
hair s => => #Hair salon
salon => => #Hair salon or Nail salon
vet => => #Veterinarian
lawn => => #Landscaper
real est => => #Real estate agency
judo => => #Judo school
day ca => => #Day care center
superm => => #Supermarket
ice cr => => #Ice cream shop
book st => => #Book store
`);

/** Other words for a kind, letter by letter. */
export const OTHER_WORDS: readonly JudgedPrefix[] = judgedPrefixes(`
barbers => => #Barber shop
barbersh => => #Barber shop
barbershop => => #Barber shop
car rep => => #Auto repair shop
car repair => => #Auto repair shop
mecha => => #Auto repair shop
mechanic => => #Auto repair shop
doct => => #General practitioner
doctor => => #General practitioner
groceries => => #Grocery store or Supermarket
attorn => => #Law firm
ac rep => => #HVAC contractor
hvac => => #HVAC contractor
drug st => => #Pharmacy
petrol => => #Gas station
apoth => => #Pharmacy or Apotheke
zahnar => => #Zahnarzt or Dentist
friseur => => #Friseursalon or Hair salon
pet shop => => #Pet store
flowe => => #Florist
`);

export const PLURALS: readonly JudgedPrefix[] = judgedPrefixes(`
plumbers => => #Plumber
churches => => #Church
pizzas => => #Pizza restaurant or Pizzeria
dentists => => #Dentist
bakeries => => #Bakery
electricians => => #Electrician
coffee shops => => #Coffee shop
libraries => => #Public library
pharmacies => => #Pharmacy
lawyers => => #Law firm
`);

/** Kind and place in one box; the place may be incomplete. */
export const PLACE_IN_BOX: readonly JudgedPrefix[] = judgedPrefixes(`
thai zür => thai in Zürich => #Thai restaurant in Zürich or Thailändisches Restaurant in Zürich
thai zürich => thai in Zürich => #Thai restaurant in Zürich or Thailändisches Restaurant in Zürich
thai in z => => #Thai restaurant
thai in zür => thai in Zürich => #Thai restaurant in Zürich or Thailändisches Restaurant in Zürich
thai in zürich => thai in Zürich => #Thai restaurant in Zürich or Thailändisches Restaurant in Zürich
thai zuer => thai in Zürich => #Thai restaurant in Zürich or Thailändisches Restaurant in Zürich
pizza new y => pizza in New York => #Pizza restaurant in New York
pizza new york => pizza in New York => #Pizza restaurant in New York
pizza phil => pizza in Philadelphia => #Pizza restaurant in Philadelphia
pizza in quez => pizza in Quezon City => #Pizza restaurant in Quezon City
pizza quezon c => pizza in Quezon City => #Pizza restaurant in Quezon City
dentist philad => dentist in Philadelphia => #Dentist in Philadelphia
plumber in pitts => plumber in Pittsburgh => #Plumber in Pittsburgh
plumbers pittsb => plumbers in Pittsburgh => #Plumber in Pittsburgh
coffee shop sea => coffee shop in Seattle => #Coffee shop in Seattle
hotel beogr => hotel in Beograd => #Hotel in Beograd or Хотел in Beograd or Hotel in Beograd
bakery münch => bakery in München => #Bakery in München or Bäckerei in München
bakery munch => bakery in München => #Bakery in München or Bäckerei in München
car repair aust => car repair in Austin => #Auto repair shop in Austin
plumber 19106 => plumber in 19106 => #Plumber in 19106
pizza texas => pizza in Texas => #Pizza restaurant in Texas
mcdonalds phila => mcdonalds in Philadelphia => =McDonald's
bean leaf seat => bean leaf in Seattle => =Bean & Leaf Coffee
`);

/** The place box is given. */
export const PLACE_BOX: readonly JudgedPrefix[] = judgedPrefixes(`
thai | Zürich => thai in Zürich => #Thai restaurant in Zürich or Thailändisches Restaurant in Zürich ; =Thai Lotus Zürich
tha | Zürich => tha in Zürich => #Thai restaurant in Zürich or Thailändisches Restaurant in Zürich ; =Thai Lotus Zürich
piz | Quezon City => piz in Quezon City => #Pizza restaurant in Quezon City
pizza | zuerich => pizza in Zürich => #Pizza restaurant in Zürich or Pizzeria in Zürich
plumb | 19106 => plumb in 19106 => #Plumber in 19106 ; =Liberty Bell Plumbing & Drain
bean | Portland => bean in Portland => =Bean & Leaf Coffee
bean | Portland, Oregon => bean in Portland => =Bean & Leaf Coffee
mcdo | Philadelphia => mcdo in Philadelphia => =McDonald's
mcdonalds | New York => mcdonalds in New York => =McDonald's
barber | Austin, TX => barber in Austin => #Barber shop in Austin
zeug | Zürich => zeug in Zürich => =Zeughaus Stube
lotus | Zürich => lotus in Zürich => =Thai Lotus Zürich
electrican | Little Rock => electrician in Little Rock => #Electrician in Little Rock
pek | Beograd => pek in Beograd => #Пекара in Beograd or Pekara in Beograd
dent | Pennsylvania => dent in Pennsylvania => #Dentist in Pennsylvania
dent | Pensylvania => dent in Pennsylvania => #Dentist in Pennsylvania
groom | Philadelphia => groom in Philadelphia => =Brotherly Love Dog Grooming
church | Florence => church in Florence => #Church in Florence or Baptist church in Florence ; =First Baptist Church of Florence or Wood Avenue Church of Christ
joe | Zürich => joe in Zürich =>
austin | Zürich => austin in Zürich =>
`);

/** Places in the box for words. */
export const PLACES: readonly JudgedPrefix[] = judgedPrefixes(`
zür => => @Zürich
zur => => @Zürich
zuer => zuer or zurich => @Zürich
zuerich => zuerich => @Zürich
phila => => @Philadelphia
new y => => @New York
york => => @New York
quez => => @Quezon City
little r => => @Little Rock
ist => => @İstanbul
ISTAN => => @İstanbul
munch => => @München
münchen => => @München
geneve => => @Genève
novi => => @Novi Sad
philadelpia => philadelphia => @Philadelphia
pittsburg => pittsburg => @Pittsburgh
`);

/** Names from the first word and from later ones. */
export const NAMES: readonly JudgedPrefix[] = judgedPrefixes(`
liberty be => => =Liberty Bell Plumbing & Drain
liberty bell plu => => =Liberty Bell Plumbing & Drain
bell plumbing => => =Liberty Bell Plumbing & Drain
landing piz => => =Penn's Landing Pizza
ritten => => =Rittenhouse Dental Associates
rittenhouse den => => =Rittenhouse Dental Associates
okafor => => =Dr. Susan Okafor, DMD
susan ok => => =Dr. Susan Okafor, DMD
hiram => => =Hiram's Barbershop
hirams => => =Hiram's Barbershop
hiram's b => => =Hiram's Barbershop
mcd => => =McDonald's
mcdonald => => =McDonald's
mcdonald's => => =McDonald's
kowalc => => =Kowalczyk & Daughters Bakery
daughters => => =Kowalczyk & Daughters Bakery
kowalczyk da => => =Kowalczyk & Daughters Bakery
schwart => => =Schwartzkopf Delicatessen
o'mal => => =O'Malley's Irish Pub
omalley => => =O'Malley's Irish Pub
irish pu => => =O'Malley's Irish Pub
blue h => => =Blue Heron Books
heron => => =Blue Heron Books
lobster => => =Lobster Shack at the Pier
shack at the p => => =Lobster Shack at the Pier
a & b => => =A & B Towing
a/c => => =Ace A/C Repair
joe's h => => =Joe's Hardware & Paint
7-el => => =7-Eleven
pho 7 => => =Pho 75
studio 5 => => =Studio 54 Hair & Color
24 hour l => * => =24 Hour Locksmith of Manhattan
wheel & s => => =Wheel & Sprocket Bicycle Works
sprocket => => =Wheel & Sprocket Bicycle Works
crown & a => => =The Crown & Anchor
crown and anchor => => =The Crown & Anchor
zeughaus st => => =Zeughaus Stube
gato neg => => =Taberna El Gato Negro
aling ne => => =Aling Nena's Carinderia
foyle => => =Foyle's Chess Shop
`);

/** Prefixes with capital letters, accents, umlauts written out. */
export const ACCENTS: readonly JudgedPrefix[] = judgedPrefixes(`
ZEUGH => => =Zeughaus Stube
LIBERTY BELL => => =Liberty Bell Plumbing & Drain
PIZ => => #Pizza restaurant or Pizzeria
backerei krä => => =Bäckerei Kräftig
bäckerei kra => => =Bäckerei Kräftig
cafe gross => => =Café Größenwahn
café größ => => =Café Größenwahn
gruner lo => => =Grüner Löffel
gruener l => => =Grüner Löffel
patisserie l'ec => => =Pâtisserie L'Éclair Doré
eclair d => => =Pâtisserie L'Éclair Doré
weisses brau => => =Weißes Bräuhaus am Platzl
weißes b => => =Weißes Bräuhaus am Platzl
clinica dental s => => =Clínica Dental Sonrisa
peluqueria nin => => =Peluquería Niño Bonito
cicek => => =Çiçek Pasajı Meyhanesi
ÇİÇEK P => => =Çiçek Pasajı Meyhanesi
kadıköy => => =Kadıköy Balıkçısı
kadikoy b => => =Kadıköy Balıkçısı
`);

export const SCRIPTS: readonly JudgedPrefix[] = judgedPrefixes(`
pekara t => => =Пекара Трпковић
пекара т => => =Пекара Трпковић
трпко => => =Пекара Трпковић
trpkov => => =Пекара Трпковић
пекара сп => => =Pekara Spasa
madera => => =Ресторан Мадера
knjižara v => => =Књижара Вулкан
knjizara vul => => =Књижара Вулкан
žika => => =Žika Berberin
zika b => => =Žika Berberin
апотека з => => =Apoteka Zdravlje
寿 => => =寿司 Hanami
大阪 => => =大阪 Ramen House
taverna ak => => =Ταβέρνα Ακρόπολις
ταβ => => =Ταβέρνα Ακρόπολις
бео => => @Beograd
`);

/** Typing errors: the first row searches the intended text. */
export const SLIPS: readonly JudgedPrefix[] = judgedPrefixes(`
restar => restaurant or restaurants => #Restaurant
restaraunt => restaraunt or restaurant => #Restaurant
restuar => restaurant or restaurants => #Restaurant
electrican => electrician => #Electrician
electric an => electric an or electrician => #Electrician
elctri => electrician or electric or electrical => #Electrician
resturant zürich => resturant in Zürich or restaurant in Zürich => #Restaurant in Zürich
dentits => dentist => #Dentist
plubmer => plumber => #Plumber
plubm => plumber => #Plumber
barbr => barber or barbers => #Barber shop
pizzza => pizza => #Pizza restaurant or Pizzeria
pharamcy => pharmacy => #Pharmacy
libery bel => liberty bel => =Liberty Bell Plumbing & Drain
libery bell => liberty bell => =Liberty Bell Plumbing & Drain
ritenhouse => rittenhouse => =Rittenhouse Dental Associates
kowalcyzk => kowalczyk => =Kowalczyk & Daughters Bakery
gugenh => guggenheim => =Guggenheim Optical
mcdonlads => mcdonalds => =McDonald's
zuerch => zurich => @Zürich
hotle => hotel => #Hotel
superamrket => supermarket => #Supermarket
vetern => veterinarian or veterinary or vetern => #Veterinarian
locksmtih phila => locksmith in Philadelphia => #Locksmith in Philadelphia
`);

/** Whole numbers find their business; nothing begins with part of one. */
export const PHONES: readonly JudgedPrefix[] = judgedPrefixes(`
215-555-0134 => => =Liberty Bell Plumbing & Drain
(215) 555-0134 => => =Liberty Bell Plumbing & Drain
2155550134 => => =Liberty Bell Plumbing & Drain
+12155550134 => => =Liberty Bell Plumbing & Drain
044 555 20 82 => => =Bäckerei Kräftig
2155550134 | Philadelphia => 2155550134 in Philadelphia => =Liberty Bell Plumbing & Drain
215-555-01 => - =>
21555 => - =>
+1215 => - =>
`);

/** One letter completes, without correction; nothing sensible gives no row. */
export const SHORT_AND_NONSENSE: readonly JudgedPrefix[] = judgedPrefixes(`
p => * => #Pizza restaurant or Pharmacy or Plumber or Pub
z => * => @Zürich
d => d => #Dentist
寿司 => => =寿司 Hanami
xqzt => - =>
qqqq => - =>
zzxqj wvvk => - =>
asdfghjkl => - =>
xqzt | Zürich => - =>
!!! => - =>
- => - =>
& => - =>
" => - =>
🍕 => - =>
مطعم => => #Restaurant
`);

/** Searches for neither a kind, a place nor a name. */
export const CONDITIONS: readonly JudgedPrefix[] = judgedPrefixes(`
pizza open now => => #Pizza restaurant or Pizzeria
pizza near me => => #Pizza restaurant or Pizzeria
best pizza => => #Pizza restaurant or Pizzeria
cafe with wifi => => #Cafe or Café
wifi => =>
19106 => =>
langstrasse => =>
open now => =>
`);

/** Prefixes written when suggestions were finished. */
export const UNSEEN: readonly JudgedPrefix[] = judgedPrefixes(`
burg => => #Hamburger restaurant
nail sal => => #Nail salon
optic => => #Optician
yoga st => => #Yoga studio
gas s => => #Gas station
tattoo => => #Tattoo shop
towing austi => towing in Austin => #Towing service in Austin or Towing in Austin
tierarzt mün => tierarzt in München => #Tierarzt in München or Veterinarian in München
dentiste gen => dentiste in Genève => #Dentiste in Genève or Dentist in Genève
pizzeria mila => pizzeria in Milano => #Pizzeria in Milano
kuaför ist => kuaför in İstanbul => #Kuaför in İstanbul or Hair salon in İstanbul
frizer | Beograd => frizer in Beograd => #Фризерски салон in Beograd or Frizerski salon in Beograd or Hair salon in Beograd
libreria | Milano => libreria in Milano => #Libreria in Milano
libreria citta => => =Libreria Città Aperta
brick lane => => =Brick Lane Beigel House
beigel => => =Brick Lane Beigel House
lone star h => => =Lone Star Heating & Cooling
veganis => => =Veganissimo
gelateria fior => => =Gelateria Fior di Latte
da mario => => =Ristorante Da Mario
isarb => => =Hotel Isarblick
vanguard | Pittsburgh => vanguard in Pittsburgh => =Vanguard Roofing
vangaurd => vanguard => =Vanguard Roofing ; =Vanguard Financial Planning
veterinarain => veterinarian => #Veterinarian
groomer => => #Pet groomer
scran => => @Scranton
portl => => @Portland
springf => => @Springfield
mila => => @Milano
best pizza in aus => pizza in Austin or best pizza in Austin => #Pizza restaurant in Austin
24 hour pharm => => #Pharmacy
hotel with parking => => #Hotel
(512)555-0172 => => =Ace A/C Repair
`);
