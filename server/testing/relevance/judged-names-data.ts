import type { JudgedQuery } from "./judged-query.ts";

/** Parses a query and the names that may come first. */
const named = (table: string, isDamaged?: true): JudgedQuery[] =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [q = "", ...names] = line.split(" => ");
      return { q, right: { name: names.join().split(" ; ") }, ...(isDamaged && { isDamaged }) };
    });

/** Names as people type them: without case, apostrophes, articles or the last words. */
export const NAMES: readonly JudgedQuery[] = [
  ...named(`
liberty bell plumbing => Liberty Bell Plumbing & Drain
Liberty Bell Plumbing & Drain => Liberty Bell Plumbing & Drain
liberty bell plumbing and drain => Liberty Bell Plumbing & Drain
old city plumbers => Old City Plumbers Co-op
penns landing pizza => Penn's Landing Pizza
Penn’s Landing Pizza => Penn's Landing Pizza
hiram's barbershop => Hiram's Barbershop
hirams barbershop => Hiram's Barbershop
hirams barber shop => Hiram's Barbershop
HIRAMS => Hiram's Barbershop
mcdonald's => McDonald's
mcdonalds => McDonald's
bean & leaf coffee => Bean & Leaf Coffee
bean and leaf => Bean & Leaf Coffee
bean leaf coffee => Bean & Leaf Coffee
7-eleven => 7-Eleven
7 eleven => 7-Eleven
pho 75 => Pho 75
studio 54 => Studio 54 Hair & Color
st andrews episcopal church => St. Andrew's Episcopal Church
st. andrew's episcopal => St. Andrew's Episcopal Church
A & B Towing => A & B Towing
a and b towing => A & B Towing
ace ac repair => Ace A/C Repair
ace a/c repair => Ace A/C Repair
ace a.c. repair => Ace A/C Repair
joes hardware => Joe's Hardware & Paint
joe's hardware and paint => Joe's Hardware & Paint
o'malleys => O'Malley's Irish Pub
omalleys irish pub => O'Malley's Irish Pub
o'malley's pub => O'Malley's Irish Pub
crown and anchor => The Crown & Anchor
the crown & anchor => The Crown & Anchor
als auto body => Al's Auto Body & Frame
barnabys => Barnaby's Bar
barrel room => The Barrel Room
the barrel room => The Barrel Room
dr okafor => Dr. Susan Okafor, DMD
susan okafor dmd => Dr. Susan Okafor, DMD
okafor dentist => Dr. Susan Okafor, DMD
rittenhouse dental => Rittenhouse Dental Associates
vanguard => Vanguard Financial Planning ; Vanguard Roofing
vanguard roofing => Vanguard Roofing
coffee cup diner => Coffee Cup Diner
cadbury => Cadbury Chocolate Corner
cadbury chocolate => Cadbury Chocolate Corner
thai orchid => Thai Orchid Garden
thai thai => Thai Thai
kowalczyk bakery => Kowalczyk & Daughters Bakery
schwartzkopf deli => Schwartzkopf Delicatessen
guggenheim optical => Guggenheim Optical
wheel and sprocket => Wheel & Sprocket Bicycle Works
blue heron => Blue Heron Books
lobster shack => Lobster Shack at the Pier
foyles chess => Foyle's Chess Shop
brick lane beigel => Brick Lane Beigel House
zeughaus stube => Zeughaus Stube
da mario => Ristorante Da Mario
grüner löffel => Grüner Löffel
veganissimo => Veganissimo
sekai judo => Sekai Judo Club
aling nena => Aling Nena's Carinderia
aling nenas carinderia => Aling Nena's Carinderia
jollibird => Jollibird Fried Chicken
el gato negro => Taberna El Gato Negro
trattoria navigli => Trattoria dei Navigli
abrahams used cars => Abraham's Used Cars
mobile mike => Mobile Mike Locksmith
mulberry street day care => Mulberry Street Day Care
cabinet dentaire eaux vives => Cabinet Dentaire des Eaux-Vives
l'éclair doré => Pâtisserie L'Éclair Doré
`),
  { q: "McDonalds philadelphia", right: { name: "McDonald's", city: "Philadelphia" } },
  { q: "mcdonalds zürich", right: { name: "McDonald's", city: "Zürich" } },
  { q: "bean & leaf coffee seattle", right: { name: "Bean & Leaf Coffee", city: "Seattle" } },
  {
    q: "va clinic",
    right: { name: ["VA Clinic Pittsburgh"] },
    never: { name: ["Vanguard Financial Planning", "Vanguard Roofing"] },
  },
  {
    q: "VA",
    right: { name: ["VA Clinic Pittsburgh", "Philadelphia VA Medical Center"] },
    never: { name: ["Vanguard Financial Planning", "Vanguard Roofing"] },
  },
  { q: "coffee cup", right: { name: "Coffee Cup Diner" }, never: { name: "Cadbury Chocolate Corner" } },
  { q: "rittenhouse dental associates", right: { name: "Rittenhouse Dental Associates" }, never: { kind: "mental" } },
];

/** Names with a typing error or as they sound. */
export const DAMAGED_NAMES: readonly JudgedQuery[] = named(
  `
old city plumbers coop => Old City Plumbers Co-op
liberty bell plumbng => Liberty Bell Plumbing & Drain
libery bell plumbing => Liberty Bell Plumbing & Drain
kowalcyzk bakery => Kowalczyk & Daughters Bakery
gugenheim optical => Guggenheim Optical
swartzkopf delicatessen => Schwartzkopf Delicatessen
schwarzkopf delicatesen => Schwartzkopf Delicatessen
hirams babershop => Hiram's Barbershop
ritenhouse dental => Rittenhouse Dental Associates
mcdonlads => McDonald's
macdonalds => McDonald's
cadburry chocolate => Cadbury Chocolate Corner
vangaurd roofing => Vanguard Roofing
zeughuas stube => Zeughaus Stube
vegannissimo => Veganissimo
trattoria navigil => Trattoria dei Navigli
okafro dentist => Dr. Susan Okafor, DMD
sekia judo => Sekai Judo Club
episcopal st andrwes => St. Andrew's Episcopal Church
lobsetr shack => Lobster Shack at the Pier
boulangerie du rohne => Boulangerie du Rhône
fahrad schröder => Fahrrad Schröder
katipunan piza works => Katipunan Pizza Works
maginhwa book nook => Maginhawa Book Nook
kadikoy balikcsi => Kadıköy Balıkçısı
binondo dimsum => Binondo Dim Sum House
farmacia centrale doumo => Farmacia Centrale Duomo
peluqeria niño bonito => Peluquería Niño Bonito
tabrena gato negro => Taberna El Gato Negro
pekara trpkovc => Пекара Трпковић
wheel and sproket => Wheel & Sprocket Bicycle Works
`,
  true,
);

/** Cyrillic and Latin, umlauts and accents written out or left away, Turkish i with and without a dot, other scripts. */
export const SCRIPTS: readonly JudgedQuery[] = named(`
pekara trpković => Пекара Трпковић
pekara trpkovic => Пекара Трпковић
пекара трпковић => Пекара Трпковић
ПЕКАРА ТРПКОВИЋ => Пекара Трпковић
пекара спаса => Pekara Spasa
pekara spasa => Pekara Spasa
restoran madera => Ресторан Мадера
ресторан мадера => Ресторан Мадера
kafana vopros => Кафана Вопрос
zoo šapa => Зоо Шапа
zoo sapa => Зоо Шапа
knjižara vulkan => Књижара Вулкан
knjizara vulkan => Књижара Вулкан
апотека здравље => Apoteka Zdravlje
apoteka zdravlje beograd => Apoteka Zdravlje
džez bar đorđe => Џез Бар Ђорђе
dzez bar djordje => Џез Бар Ђорђе
žika berberin => Žika Berberin
zika berberin => Žika Berberin
жика берберин => Žika Berberin
пет шоп њушка => Pet Shop Njuška
pet shop njuska => Pet Shop Njuška
cicek pasaji => Çiçek Pasajı Meyhanesi
ÇİÇEK PASAJI => Çiçek Pasajı Meyhanesi
kadikoy balikcisi => Kadıköy Balıkçısı
KADIKÖY BALIKÇISI => Kadıköy Balıkçısı
ipek kuafor => İpek Kuaför
sifa eczanesi => Şifa Eczanesi
yildiz oto servis => Yıldız Oto Servis
cafe grossenwahn => Café Größenwahn
cafe groessenwahn => Café Größenwahn
café größenwahn => Café Größenwahn
weisses bräuhaus => Weißes Bräuhaus am Platzl
weisses brauhaus => Weißes Bräuhaus am Platzl
weisses braeuhaus am platzl => Weißes Bräuhaus am Platzl
fahrrad schroeder => Fahrrad Schröder
fahrrad schroder => Fahrrad Schröder
baeckerei kraeftig => Bäckerei Kräftig
backerei kraftig => Bäckerei Kräftig
coiffeur schoenhaar => Coiffeur Schönhaar
gruener loeffel => Grüner Löffel
patisserie eclair dore => Pâtisserie L'Éclair Doré
bistrot d'ete => Bistrot d'Été
boulangerie du rhone => Boulangerie du Rhône
peluqueria nino bonito => Peluquería Niño Bonito
clinica dental sonrisa => Clínica Dental Sonrisa
ferreteria la llave => Ferretería La Llave
libreria citta aperta => Libreria Città Aperta
寿司 => 寿司 Hanami
大阪 => 大阪 Ramen House
taverna akropolis => Ταβέρνα Ακρόπολις
ταβερνα ακροπολις => Ταβέρνα Ακρόπολις
`);

/** A number as people write it, and its business. */
export const PHONES: readonly JudgedQuery[] = named(`
+1 215-555-0134 => Liberty Bell Plumbing & Drain
(215) 555-0134 => Liberty Bell Plumbing & Drain
2155550134 => Liberty Bell Plumbing & Drain
215.555.0134 => Liberty Bell Plumbing & Drain
1-215-555-0134 => Liberty Bell Plumbing & Drain
215 555 0134 => Liberty Bell Plumbing & Drain
+12155550134 => Liberty Bell Plumbing & Drain
tel:+1-215-555-0145 => Hiram's Barbershop
(512)555-0172 => Ace A/C Repair
001 512 555 0172 => Ace A/C Repair
+41 44 555 20 82 => Bäckerei Kräftig
044 555 20 82 => Bäckerei Kräftig
0041 44 555 20 82 => Bäckerei Kräftig
+41445552082 => Bäckerei Kräftig
0445552082 => Bäckerei Kräftig
022 555 10 81 => Boulangerie du Rhône
+381 11 555 0301 => Пекара Трпковић
011/555-0301 => Пекара Трпковић
0212 555 44 02 => Kadıköy Balıkçısı
+90 (212) 555 44 04 => Şifa Eczanesi
(02) 8555 4502 => Katipunan Pizza Works
020 7946 0021 => The Crown & Anchor
+44 (0)20 7946 0021 => The Crown & Anchor
089 2312 0203 => Fahrrad Schröder
+39 02 5550 0602 => Gelateria Fior di Latte
915 55 06 05 => Clínica Dental Sonrisa
`);
