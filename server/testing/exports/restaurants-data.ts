/** Made-up restaurants of Zürich: number of a type, categories, further subtypes, patterns of names. */
const TABLE = `
Restaurant | 26 | | ; Bar; Bistro; Event venue; Garden | Restaurant {de}; {de}; Wirtschaft {de}; Restaurant {de} am See; {en}
Restaurant | 2 | Schweizerisches Restaurant | Bar | Restaurant Laternenkeller; Laternenkeller
Swiss restaurant | 16 | Schweizerisches Restaurant; restaurants; Schweizerisches Restaurant; Restaurant suisse | ; Fondue restaurant; Restaurant; Family restaurant | Gasthaus {de}; Restaurant {de}; {de}-Stübli; Zur alten {en} Stube
Fondue restaurant | 3 | Schweizerisches Restaurant | Swiss restaurant | Fondue {de}; Chäsehütte {de}; Fondue Stube {de}
Italian restaurant | 24 | restaurants; restaurants; restaurants; Southern Italian restaurant | ; Pizza restaurant; Brasserie; Southern Italian restaurant | Trattoria {it}; Ristorante {it}; {it}; Osteria {it}; Ristorante {it} Zürich
Southern Italian restaurant | 3 | Süditalienisches Restaurant; Southern Italian restaurant | Italian restaurant | Casa {it}; Cantina {it}
Pizza restaurant | 9 | restaurants; Pizzeria | Italian restaurant; Pizza takeaway | Pizzeria {it}; Pizza {it}; {it} Pizza & Pasta
Pizza takeaway | 3 | Pizzeria | Neapolitan restaurant | Da {it} - Pizza & Panini; Pizza Express {it}
Thai restaurant | 9 | restaurants | ; Asian restaurant; Take Away | {as} Thai Restaurant; Thai {as}; {as} Thai Take Away
Vietnamese restaurant | 6 | restaurants | Asian restaurant, Southeast Asian restaurant | Pho {as}; {as} Vietnam Küche
Chinese restaurant | 14 | restaurants; restaurants; Chinesisches Abholrestaurant | ; Dim sum restaurant; Asian restaurant | China {as}; Restaurant {as}; {as} Garden; {as} Palast
Cantonese restaurant | 2 | Kantonesisches Restaurant | Chinese restaurant | {as} Dim Sum
Asian restaurant | 8 | restaurants; Restaurant mit asiatischer Fusionsküche | Dumpling restaurant; Sushi restaurant | {as} Kitchen; {as} Dumplings
Sushi restaurant | 10 | Sushi-Restaurant | Japanese restaurant, Restaurant; Take Away | Sushi {as}; {as} Sushi Bar; {as}
Sushi takeaway | 4 | Sushi Takeaway | Take Away, Sushi restaurant | {as} Sushi to go; Sushi {as} Express
Japanese restaurant | 6 | restaurants; Japanisches Restaurant | Sushi restaurant; Ramen restaurant | {as} Izakaya; Restaurant {as}
Ramen restaurant | 4 | Ramen-Restaurant | Japanese restaurant | {as} Ramen; Ramen {as}
Indian restaurant | 15 | restaurants; restaurants; restaurants; Indian takeaway | ; Restaurant; Indian takeaway; Vegetarian restaurant | {in}; {in} Indian Restaurant; Restaurant {in}; {in} Tandoori
Fast food restaurant | 12 | restaurants; Imbiss | ; Take Away; Café, Take Away, Juice shop | {en} Grill; {en} Imbiss; McGillick’s; {de} Imbiss
Hamburger restaurant | 7 | Burgerrestaurant | Restaurant; American restaurant, Take Away, Snack bar | {en} Burger; Burger {en}; {de} Burger Zürich
French restaurant | 8 | restaurants; restaurants; Restaurant de grillades à la française | ; Bistro; Brasserie | Bistrot {fr}; Brasserie {fr}; Chez {fr}
Haute French restaurant | 2 | Französisches Restaurant mit Haute Cuisine | Bar, Seafood restaurant | Maison {fr}
Vegan restaurant | 6 | Veganes Restaurant | ; Vegetarian restaurant | {en} vegan; {de} Vegan Kitchen; {en}
Vegetarian restaurant | 5 | restaurants | Vegan restaurant; Buffet restaurant | {de} vegetarisch; {en} Greens
Mexican restaurant | 5 | restaurants | ; Bar; Taco restaurant | Cantina {es}; {es} Taqueria
Lebanese restaurant | 5 | restaurants | ; Middle Eastern restaurant | {le}; {le} Lebanese Kitchen
Mediterranean restaurant | 5 | restaurants | Greek restaurant, Restaurant; Turkish restaurant | {it} Mediterran; Taverna {fr}
Steak house | 4 | restaurants | ; Barbecue restaurant | {en} Steakhouse; {de} Steak & Wein
Fine dining restaurant | 5 | restaurants | Restaurant, Bar; Event venue | {en} Fine Dining; {fr}
Brunch restaurant | 3 | restaurants; cafes | Breakfast restaurant, Café | Brunch {de}; {en} Breakfast Club
Café | 22 | cafes; cafes; restaurants; bars | ; Coffee shop; Bar; Bakery, Pastry shop; Coworking space, Event venue | Café {de}; {en} Café; Café {fr}; {de}
Coffee shop | 6 | coffee shops | Café; Coffee roasters, Espresso bar | {en} Coffee; Kaffeerösterei {de}
Bar | 10 | bars | Cocktail bar; ; Lounge; Wine bar | {en} Bar; Bar {de}; {en} Cocktail Lounge
Pub | 2 | bars | Bar, Sports bar | The {en} Pub
Brewpub | 2 | bars | Brewery, Beer garden, Beer hall | {de} Bräu; Brauhaus {de}
Bar & grill | 3 | restaurants | Bar, Restaurant | {en} Bar & Grill
Bakery | 5 | Bäckerei | Sandwich shop; Coffee stand, Pastry shop | Bäckerei {de}; {de} Brot & Gebäck
Ice cream shop | 3 | Eiscafé; restaurants | Gelato shop; Café | Gelateria {it}; Glace {de}
Take Away | 7 | restaurants; Imbiss | ; Restaurant; Kebab shop | {de} Take Away; {en} Take-Away
Hotel | 5 | hotels | Restaurant; Bar, Restaurant | Hotel {de}; {en} Hotel Zürich
`;

export interface RestaurantKind {
  type: string;
  count: number;
  categories: string[];
  subtypes: string[];
  names: string[];
}

export const RESTAURANT_KINDS: readonly RestaurantKind[] = TABLE.trim()
  .split("\n")
  .map((line) => {
    const [type = "", count = "", ...lists] = line.split("|").map((part) => part.trim());
    const [categories = [], subtypes = [], names = []] = lists.map((list) =>
      list.split(";").map((part) => part.trim()),
    );
    return { type, count: Number(count), categories: categories.map((name) => name || "restaurants"), subtypes, names };
  });

const words = (text: string) => text.trim().split(/,\s+/);

export const RESTAURANT_WORDS: Record<string, readonly string[]> = {
  de: words(`Kachelofen, Sternwald, Kirschgarten, Möwenfels, Lindwurm, Rosenkeller, Silberhirsch, Nebelhorn, Birkenhof,
    Mondschein, Distelfink, Wolkenbruch, Heublume, Steinbock, Kupferkessel, Ginsterhof, Waldkauz, Eisvogel, Haselnuss,
    Sonnenuhr, Zaunkönig, Brombeere, Glockenturm, Feuersalamander, Holunder, Hufeisen, Murmeltier, Schlüsselblume,
    Taubenschlag, Wacholder, Grüenau, Öpfelbaum, Rüeblihof, Wiesengrund, Fuchsbau, Schneehuhn, Kornblume, Drachenfels,
    Ziegelhütte, Kaminfeger`),
  en: words(`Copper Fox, Blue Pelican, Old Anchor, Velvet Owl, Paper Moon, Salt & Timber, Wild Thyme, Hungry Badger, Two Lanterns,
    Crooked Spoon, Ninth Wave, Lucky Heron, Iron Kettle, Sunday Garden, Tiny Whale, Green Umbrella, Loud Cricket, Third Floor,
    Honest Bean, Purple Goose, Marble Arch 9, Night Ferry, Slow Comet, Rusty Compass, Juniper & Ash, Gentle Giant`),
  it: words(`Girasole, Melograno, Pettirosso, Quadrifoglio, Rosmarino, Stellina, La Tartuga, Vecchia Lanterna, Belcampo,
    Fiorella, Da Nonno Ulisse, Zia Peppa, Il Gufo, Mandorla, Castagneto, Sette Colli, Luna Rossa, Bergamotto, Cinque Olive,
    Il Porcospino, Ginepro`),
  as: words(`Lotusblatt, Jadeblatt, Goldkarpfen, Tigerlilie, Bambushain, Pfefferstern, Kumoya, Hanabira, Tsubaki-ya, Roter Kranich,
    Mandarin Ente, Silk Lantern, Kirin Tor, Baan Malai, Siam Kräuter, Chili Wolke, Perlfluss, Nordwind, Lychee Baum,
    Sieben Glück, Morgenreis, Yuzu Hof, Zitronengras`),
  in: words(`Safran Palast, Pfauenfeder, Tulsi Garten, Kardamom Haus, Monsun Zimmer, Banyan Hof, Goldene Kurkuma, Masala Brücke,
    Nilgiri Stube, Jasmin Mahal, Elefantentor`),
  fr: words(`Deux Lanternes, La Belle Cigogne, Tante Mirabelle, Le Hérisson, L’Écureuil, Trois Tilleuls, Petit Nuage, Côté Cerisier,
    Été Indien, Vieille Horloge, Père Anatole, Quai des Hirondelles`),
  es: words("Dos Cactus, El Colibrí, Tía Chabela, La Luna Verde, Siete Agaves"),
  le: words("Zedernhain, Olivenstern, Baalbek Garten, Granatapfel, Sumach"),
};

/** Invented streets; the second is long enough for many businesses. */
export const RESTAURANT_STREETS =
  words(`Brunnengasse, Laternenstrasse, Höhenstrasse, Am Mühlebach, Ulmengasse, Kirschplatz,
  Spatzengasse, Ziegelstrasse, Obere Wachtel, Im Haselgrund, Färberweg, Rebenstrasse, Sonnenrain, Untere Mönchgasse`);

/** City, postcodes, latitude, longitude, share of the rows in per cent. */
export const RESTAURANT_CITIES: readonly [string, string[], number, number, number][] = [
  ["Zürich", ["8001", "8004", "8005", "8003", "8008", "8001", "8004", "8050"], 47.375, 8.54, 91],
  ["Kloten", ["8302", "8058"], 47.45, 8.58, 3],
  ["Opfikon", ["8152"], 47.43, 8.57, 1],
  ["Glattpark (Opfikon)", ["8152"], 47.421, 8.56, 1],
  ["Rümlang", ["8153"], 47.45, 8.53, 1],
  ["Horgen", ["8810"], 47.26, 8.6, 1],
  ["Schlieren", ["8952"], 47.397, 8.447, 1],
  ["Geneva", ["1201"], 46.207, 6.145, 1],
];
