/* Word lists of the made-up businesses. Names are combined from parts. */

export const NAME_STARTS =
  "Ald Ams Ar Ash Bar Bel Ber Black Bol Bran Bren Brook Cal Cam Car Cas Chel Clay Col Cor Crest Dal Dar Den Dor Dun East Ed El Em Fair Far Fen Fin Gar Glen Gold Gran Green Hal Ham Har Haw Hol Hux Il Jar Kel Ken Kings Lan Lark Lin Lock Long Mar Mer Mil Mor Nor Oak Or Pem Pren Quin Rad Red Ros Row Sal Sand Sel Shel Sil Stan Stone Sum Tal Thorn Tor Vale Var Wal Wes Whit Win Wood York Zel".split(
    " ",
  );
export const NAME_ENDS =
  "ash bank berry bourne bridge brook burn bury by cliff combe cote croft dale den don ell er ett field ford gate grove ham hart hill holm hurst ing ington ison kin land ley line low man mark mere mond mont more ner ney nor over port ridge rick row se shaw side smith son stead stein stock ston ter thorpe ton vale van vey ville vin wall ward water way well wick win wood worth".split(
    " ",
  );

export const NAME_BEFORE =
  "Golden Royal Sunny Blue Green Silver Urban Little Old New First Prime Happy Bright Grand Northern Southern Twin Lucky Modern Village Corner Harbor Garden River Lake Mountain Valley City Family Crystal Velvet Copper Iron Maple Cedar Willow Olive Lotus Orchid Phoenix Falcon Eagle Lion Tiger Fox Bear Wolf Rose".split(
    " ",
  );
export const NAME_AFTER =
  "& Sons,& Co,Brothers,Group,House,Studio,Partners,Express,Central,Plus,Point,Corner,Works,Collective,Hub,Place,Club,Team,Source,Center".split(
    ",",
  );

const CUISINES =
  "Italian Mexican Chinese Thai Indian Japanese Greek Turkish French Spanish Vietnamese Korean Lebanese Ethiopian Peruvian Brazilian Cuban Persian Moroccan Vegan Seafood Pizza Sushi Ramen Barbecue Breakfast Brunch Tapas Chicken Hamburger Noodle Fondue Tex-Mex Caribbean Afghan Syrian German Polish Hungarian Portuguese".split(
    " ",
  );
const GOODS =
  "Book Shoe Clothing Furniture Hardware Grocery Toy Gift Jewelry Bicycle Pet Music Camera Computer Electronics Mattress Carpet Lighting Paint Stationery Garden Tool Kitchen Wine Cheese Tea Fabric Craft Art Sporting-goods".split(
    " ",
  );
const REPAIRED =
  "Appliance Watch Shoe Computer Phone Bicycle Furnace Television Garage-door Auto-glass Motorcycle RV Boat Piano Camera".split(
    " ",
  );
const CONTRACTED =
  "Roofing General Electrical HVAC Concrete Fence Flooring Masonry Paving Siding Insulation Tile Demolition Drywall Stucco".split(
    " ",
  );
const TAUGHT =
  "Driving Music Dance Language Cooking Art High Primary Law Business Sewing Photography Ski Karate Nursing".split(" ");
const LAWS = "Divorce Immigration Tax Patent Family Estate Injury Employment Business Bankruptcy".split(" ");
const PLAYED = "Tennis Golf Soccer Chess Yacht Judo Boxing Cricket Rowing Archery Swim Ski".split(" ");
const SINGLE =
  "Restaurant,Cafe,Bar,Coffee shop,Bakery,Pub,Bistro,Hair salon,Nail salon,Barber shop,Beauty salon,Day spa,Gym,Yoga studio,Massage therapist,Tattoo shop,Dentist,Orthodontist,Pediatrician,Dermatologist,Optometrist,Chiropractor,Physical therapist,Psychologist,Pharmacy,Hospital,Medical clinic,Urgent care center,Veterinarian,Nursing home,Auto repair shop,Car wash,Tire shop,Gas station,Used car dealer,Towing service,Auto parts store,Car rental agency,Auto body shop,Oil change service,Plumber,Electrician,Carpenter,Painter,Locksmith,Landscaper,Pest control service,House cleaning service,Moving service,Tree service,Lawyer,Accountant,Real estate agency,Insurance agency,Bank,Marketing agency,Architect,Photographer,Notary public,Employment agency,Software company,Web hosting company,Print shop,Financial planner,University,Elementary school,Kindergarten,Day care center,Library,Tutoring service,Museum,Movie theater,Park,Night club,Bowling alley,Art gallery,Zoo,Casino,Stadium,Amusement park,Supermarket,Florist,Church,Mosque,Hotel,Post office,Funeral home,Travel agency,Butcher shop,Tailor,Dry cleaner,Laundromat,Self-storage facility,Taxi service,Pet groomer,Ice cream shop,Donut shop,Sandwich shop,Service Provider,Non-profit organization".split(
    ",",
  );

const withSpaces = (words: readonly string[], tail: string) => words.map((word) => `${word.replace("-", " ")} ${tail}`);

/** About 300, the commonest kinds first. */
export const CATEGORIES: readonly string[] = [
  ...SINGLE,
  ...withSpaces(CUISINES, "restaurant"),
  ...withSpaces(GOODS, "store"),
  ...withSpaces(GOODS, "wholesaler"),
  ...withSpaces(GOODS, "manufacturer"),
  ...withSpaces(REPAIRED, "repair service"),
  ...withSpaces(CONTRACTED, "contractor"),
  ...withSpaces(TAUGHT, "school"),
  ...withSpaces(LAWS, "attorney"),
  ...withSpaces(PLAYED, "club"),
];

/** `cities` is the number of cities to make; `areas` are used by addresses with a state or postcode area. */
export const COUNTRIES = [
  {
    name: "United States",
    cities: 1100,
    streets:
      "Main St,Oak Ave,Maple Dr,Cedar Ln,Park Blvd,Washington St,Lake Rd,Hill St,Sunset Blvd,2nd Ave,Broadway,Elm St",
    starts: NAME_STARTS,
    ends: "ton,ville,field,burg,wood,port,dale,ford,mont,view,land,ridge",
    areas: "AL,AZ,CA,CO,FL,GA,IL,IN,KY,MA,MD,MI,MN,MO,NC,NJ,NV,NY,OH,OR,PA,TN,TX,UT,VA,WA,WI",
    latitude: 38,
    longitude: -95,
  },
  {
    name: "United Kingdom",
    cities: 240,
    streets: "High Street,Station Road,Church Lane,Mill Road,Victoria Street,Green Lane,The Avenue,Queens Road",
    starts: NAME_STARTS,
    ends: "bury,ham,ford,mouth,wick,combe,ley,thorpe,chester",
    areas: "B,BS,CF,EH,G,L,LE,LS,M,NE,NG,OX,S,SE,SW",
    latitude: 53,
    longitude: -2,
  },
  {
    name: "Germany",
    cities: 240,
    streets: "Hauptstraße,Bahnhofstraße,Gartenweg,Lindenallee,Schulstraße,Am Markt,Bergstraße,Rosenweg",
    starts:
      "Alten,Berg,Birken,Brunn,Eber,Eich,Fels,Frieden,Grün,Hasel,Hohen,Kalten,Königs,Linden,Mittel,Neu,Nieder,Ober,Ost,Reichen,Rosen,Schön,Stein,Wald,Wolfs".split(
        ",",
      ),
    ends: "bach,berg,burg,dorf,feld,hausen,heim,kirchen,stadt,tal",
    areas: "10,20,30,40,50,60,70,80,90",
    latitude: 51,
    longitude: 10,
  },
  {
    name: "France",
    cities: 220,
    streets: "Rue de la Gare,Avenue des Tilleuls,Rue du Moulin,Place de l’Église,Rue Victor Noir,Boulevard du Port",
    starts:
      "Beau,Belle,Bois,Cham,Château,Clair,Font,Grand,Haute,Long,Mont,Neuf,Pont,Roche,Saint-Al,Saint-Bri,Val,Vaux,Ville,Mire,Cour,Mar".split(
        ",",
      ),
    ends: "fort,mont,ville,rive,court,champ,vert,pré,noy,gny,val",
    areas: "13,21,31,33,35,38,44,54,59,67,69,75",
    latitude: 46,
    longitude: 2,
  },
  {
    name: "Canada",
    cities: 120,
    streets: "King St,Queen St W,Yonge Rd,Dundas Ave,Lakeshore Blvd,Granville Rd,Portage Ave",
    starts: NAME_STARTS,
    ends: "bay,lake,creek,ton,ford,brook",
    areas: "ON,QC,BC,AB,MB,NS",
    latitude: 47,
    longitude: -80,
  },
  {
    name: "Australia",
    cities: 100,
    streets: "George St,Beach Rd,Bourke St,Ocean Pde,Railway Tce,Kings Hwy",
    starts: NAME_STARTS,
    ends: "burra,bourne,vale,field,wood,long",
    areas: "NSW 2,VIC 3,QLD 4,SA 5,WA 6,TAS 7",
    latitude: -33,
    longitude: 149,
  },
] as const;

const HOUR_PATTERNS = [
  ["9AM-5PM", "10AM-2PM", "Closed"],
  ["8AM-6PM", "9AM-1PM", "Closed"],
  ["11AM-10PM", "11AM-11PM", "12-9PM"],
  ["11:30AM-2:30PM,5:30-10PM", "5:30-11PM", "Closed"],
  ["Open 24 hours", "Open 24 hours", "Open 24 hours"],
  ["7AM-7PM", "7AM-7PM", "8AM-4PM"],
  ["5PM-2AM", "5PM-4AM", "Closed"],
  ["10AM-8PM", "10AM-8PM", "11AM-6PM"],
  ["9AM-12PM,2-6PM", "9AM-12PM", "Closed"],
  ["6AM-3PM", "7AM-3PM", "7AM-1PM"],
];
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

/** Opening hours as JSON text; with one weekday off, or none. */
export const HOURS: readonly string[] = HOUR_PATTERNS.flatMap(([weekday, saturday, sunday]) =>
  [-1, 0, 1, 2].map((off) =>
    JSON.stringify({
      ...Object.fromEntries(DAYS.map((day, index) => [day, index === off ? "Closed" : weekday])),
      Saturday: saturday,
      Sunday: sunday,
    }),
  ),
);

const ATTRIBUTES: [string, string[]][] = [
  ["Service options", ["Delivery", "Takeout", "Dine-in", "Online estimates", "Onsite services", "Curbside pickup"]],
  [
    "Accessibility",
    ["Wheelchair accessible entrance", "Wheelchair accessible restroom", "Wheelchair accessible parking lot"],
  ],
  ["Amenities", ["Restroom", "Wi-Fi", "Gender-neutral restroom"]],
  ["Planning", ["Appointment required", "Accepts reservations", "Accepts walk-ins"]],
  ["Payments", ["Credit cards", "Debit cards", "NFC mobile payments"]],
  ["Crowd", ["Family-friendly", "LGBTQ+ friendly", "Groups"]],
  ["Highlights", ["Locally owned", "Fast service", "Great tea selection", "Live music"]],
  ["Popular for", ["Lunch", "Dinner", "Solo visits"]],
  ["Parking", ["Free parking lot", "Free street parking", "Paid parking garage"]],
];

/** Attributes as JSON text, about 700 characters each. */
export const ABOUTS: readonly string[] = Array.from({ length: 128 }, (_, variant) =>
  JSON.stringify(
    Object.fromEntries(
      ATTRIBUTES.map(([group, names], row) => [
        group,
        Object.fromEntries(names.map((name, column) => [name, ((variant >> row) + column) % 3 !== 0])),
      ]),
    ),
  ),
);
