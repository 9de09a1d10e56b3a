/** Format of a country's postcodes. */
export interface PostcodeFormat {
  /** Source of a regular expression without anchors, matched case-insensitively. */
  readonly shape: string;
  /** Number of digits of an all-digit code, from which a spreadsheet may have dropped leading zeros. */
  readonly digits?: number;
}

/** The dashes that people type. */
const DASH = "[-‐‑‒–—−]";
const digits = (count: number, shape = `\\d{${count}}`): PostcodeFormat => ({ shape, digits: count });
const three = digits(3);
const four = digits(4);
const five = digits(5);
const six = digits(6);
const threeAndTwo = digits(5, "\\d{3} ?\\d{2}");
const zip = digits(5, `\\d{5}(?:\\s?${DASH}\\s?\\d{4}|\\s\\d{4})?`);
const british: PostcodeFormat = { shape: "(?:GIR ?0AA|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|[A-Z]{1,2}\\d[A-Z\\d]?)" };

/** Formats by ISO alpha-2 code. A missing country has no postcodes, or is read with `ANY_POSTCODE`. */
export const POSTCODE_FORMATS: Readonly<Record<string, PostcodeFormat>> = {
  AD: { shape: "AD\\d{3}" },
  AF: four,
  AI: { shape: "AI-2640" },
  AL: four,
  AM: digits(4, "\\d{4}(?:\\d{2})?"),
  AR: { shape: "(?:[A-Z]\\d{4}(?:[A-Z]{3})?|\\d{4})" },
  AS: zip,
  AT: four,
  AU: four,
  AX: five,
  AZ: { shape: "AZ ?\\d{4}" },
  BA: five,
  BB: { shape: "BB\\d{5}" },
  BD: four,
  BE: four,
  BG: four,
  BM: { shape: "[A-Z]{2} ?[A-Z0-9]{2}" },
  BN: { shape: "[A-Z]{2} ?\\d{4}" },
  BR: digits(8, `\\d{5}${DASH}?\\d{3}`),
  BT: five,
  BY: six,
  CA: { shape: "[ABCEGHJ-NPRSTVXY]\\d[A-Z](?: ?\\d[A-Z]\\d)?" },
  CC: four,
  CH: four,
  CL: digits(7, `\\d{3}${DASH}?\\d{4}`),
  CN: six,
  CO: six,
  CR: five,
  CU: five,
  CV: four,
  CX: four,
  CY: four,
  CZ: threeAndTwo,
  DE: five,
  DK: four,
  DO: five,
  DZ: five,
  EC: six,
  EE: five,
  EG: digits(5, "\\d{5}(?:\\d{2})?"),
  ES: five,
  ET: four,
  FI: five,
  FK: { shape: "FIQQ ?1ZZ" },
  FO: three,
  FR: five,
  GB: british,
  GE: four,
  GF: five,
  GG: british,
  GI: { shape: "GX11 1AA" },
  GL: four,
  GP: five,
  GR: threeAndTwo,
  GS: { shape: "SIQQ ?1ZZ" },
  GT: five,
  GU: zip,
  HN: five,
  HR: five,
  HT: { shape: "(?:HT ?)?\\d{4}" },
  HU: four,
  ID: five,
  IE: { shape: "(?:[AC-FHKNPRTV-Y]\\d{2}|D6W) ?[0-9AC-FHKNPRTV-Y]{4}" },
  IL: digits(7, "\\d{7}"),
  IM: british,
  IN: digits(6, "\\d{3} ?\\d{3}"),
  IQ: five,
  IR: { shape: `\\d{5}${DASH}?\\d{5}` },
  IS: three,
  IT: five,
  JE: british,
  JO: five,
  JP: digits(7, "\\d{3}[-‐−ー－]?\\d{4}"),
  KE: five,
  KG: six,
  KH: digits(6, "\\d{5,6}"),
  KR: five,
  KW: five,
  KY: { shape: "KY\\d-\\d{4}" },
  KZ: { shape: "(?:\\d{6}|[A-Z]\\d{2}[A-Z]\\d[A-Z]\\d)" },
  LA: five,
  LB: { shape: "\\d{4}(?: ?\\d{4})?" },
  LI: four,
  LK: five,
  LT: five,
  LU: four,
  LV: four,
  MA: five,
  MC: five,
  MD: four,
  ME: five,
  MF: five,
  MG: three,
  MK: four,
  MM: five,
  MN: five,
  MQ: five,
  MT: { shape: "[A-Z]{3} ?\\d{4}" },
  MV: five,
  MX: five,
  MY: five,
  NC: five,
  NG: six,
  NI: five,
  NL: { shape: "\\d{4} ?[A-Z]{2}" },
  NO: four,
  NP: five,
  NZ: four,
  OM: three,
  PE: five,
  PF: five,
  PG: three,
  PH: four,
  PK: five,
  PL: digits(5, `\\d{2}${DASH}?\\d{3}`),
  PM: five,
  PR: zip,
  PS: { shape: "P?\\d{3,7}" },
  PT: { shape: `\\d{4}(?:${DASH}\\d{3})?` },
  PY: { shape: "\\d{4,6}" },
  RE: five,
  RO: six,
  RS: five,
  RU: six,
  SA: digits(5, `\\d{5}(?:${DASH}\\d{4})?`),
  SE: threeAndTwo,
  SG: six,
  SH: { shape: "(?:STHL|ASCN|TDCU) ?1ZZ" },
  SI: four,
  SJ: four,
  SK: threeAndTwo,
  SM: five,
  SN: five,
  SV: four,
  TC: { shape: "TKCA ?1ZZ" },
  TH: five,
  TJ: six,
  TM: six,
  TN: four,
  TR: five,
  TW: { shape: "\\d{3}(?:\\d{2,3})?" },
  TZ: five,
  UA: five,
  US: zip,
  UY: five,
  UZ: six,
  VA: five,
  VE: four,
  VG: { shape: "VG-?\\d{4}" },
  VI: zip,
  VN: { shape: "\\d{5,6}" },
  WF: five,
  XK: five,
  YT: five,
  ZA: four,
  ZM: five,
};

/** Format for unknown countries: what looks like a postcode nearly anywhere. */
export const ANY_POSTCODE: PostcodeFormat = { shape: "(?:[A-Z]{2}-?\\d{4,5}|\\d{3} \\d{2}|\\d{4,6}(?:-\\d{3,4})?)" };

/** Countries and territories that are one city. */
export const CITY_COUNTRIES: Readonly<Record<string, string>> = {
  GI: "Gibraltar",
  HK: "Hong Kong",
  MC: "Monaco",
  SG: "Singapore",
  VA: "Vatican City",
};

/** Countries whose capital has the same name; after a postcode the name means the capital. */
export const NAMESAKE_CAPITALS: ReadonlySet<string> = new Set(["DJ", "GT", "KW", "LU", "PA", "SM", "SV"]);

/** Islands and districts that some countries write after the city; they are no regions. */
export const DISTRICTS: Readonly<Record<string, string>> = {
  BN: "Brunei-Muara|Belait|Tutong|Temburong",
  BS: "New Providence|Grand Bahama|Abaco",
};

/** Territories whose addresses are those of the United States, with the territory in place of a state. */
export const US_TERRITORIES: ReadonlySet<string> = new Set(["AS", "GU", "MP", "PR", "VI"]);

/** Countries that an address may name after one of their territories: "Mata'utu, Wallis and Futuna, France". */
export const SOVEREIGNS: ReadonlySet<string> = new Set(["AU", "CN", "DK", "FI", "FR", "GB", "NL", "NO", "NZ", "US"]);

/** Foreign names and codes of countries that are also cities elsewhere, or words, as in "Calle 5, SUR". They end no address as its country. */
export const COUNTRIES_LIKE_CITIES: ReadonlySet<string> = new Set(
  "granada|grenade|гренада|salvador|сальвадор|norfolk|guadalupe|santa lucía|santa helena|trinidad|columbia|kolumbia|колумбия|frança|benim|keňa|jamaika|hollandia|włochy|åland|island|sur".split(
    "|",
  ),
);
