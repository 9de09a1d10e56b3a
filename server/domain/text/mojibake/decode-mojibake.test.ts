import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeMojibake, misreadEncoding } from "./decode-mojibake.ts";

/** Reads the UTF-8 bytes of a text in another encoding, as a program does by mistake. */
function misread(text: string, encoding: string): string {
  const decoder = new TextDecoder(encoding);
  const character = (byte: number) =>
    encoding === "iso-8859-1" ? String.fromCharCode(byte) : decoder.decode(Uint8Array.of(byte));
  return Array.from(new TextEncoder().encode(text), character).join("");
}

const decoded = (text: string) => decodeMojibake(text)?.text ?? text;

const TEXTS = [
  "Crêperie Brûlée",
  "Grünstraße 12",
  "GROßE STRAßE",
  "Österreich",
  "CÔTE D'AZUR",
  "ÁGUA FRESCA",
  "Żółta Gęś",
  "İzmir Çeşme",
  "Рыбный ресторан",
  "Дом",
  "Ψαροταβέρνα",
  "בית קפה",
  "مخبز الشام",
  "寿司 さくら",
  "광안리 횟집",
  "Phở Hồng",
  "Rosa’s “Bar” – 10 °C",
  "🍕 Da Enzo",
  "8 AM–6:30 PM",
  "Voilà",
];

describe("UTF-8 that was read in another encoding", () => {
  it.each(["windows-1252", "iso-8859-1", "macintosh", "windows-1250", "windows-1254"])("is decoded: %s", (encoding) => {
    expect(TEXTS.map((text) => decoded(misread(text, encoding)))).toEqual(TEXTS);
  });

  it("in ISO-8859-15 is told from Windows-1252 by the capitals that it would put into words", () => {
    expect(["München", "Käse", "Bœuf", "5 €"].map((text) => decoded(misread(text, "iso-8859-15")))).toEqual([
      "München",
      "Käse",
      "Bœuf",
      "5 €",
    ]);
  });

  it("in Windows-1251 is decoded", () => {
    const texts = ["Рыбный ресторан", "Crêperie", "Grünstraße", "Rosa’s"];
    expect(texts.map((text) => decoded(misread(text, "windows-1251")))).toEqual(texts);
  });

  it("is decoded when that happened twice or three times, in one encoding or two", () => {
    const twice = TEXTS.map((text) => misread(misread(text, "windows-1252"), "windows-1252"));
    expect(twice.map(decoded)).toEqual(TEXTS);
    expect(decoded(misread(misread("Café", "macintosh"), "windows-1252"))).toBe("Café");
    expect(decoded(misread(misread(misread("Café", "iso-8859-1"), "iso-8859-1"), "iso-8859-1"))).toBe("Café");
  });

  it("is reported with its encoding, the likeliest if several decode it alike", () => {
    const encodings = ["windows-1252", "windows-1254", "macintosh", "windows-1250", "windows-1251"];
    expect(encodings.map((encoding) => decodeMojibake(misread("Crêpes", encoding))?.encoding)).toEqual([
      "windows-1252",
      "windows-1252",
      "macintosh",
      "windows-1250",
      "windows-1251",
    ]);
  });

  it("within JSON is decoded whole", () => {
    const json = '{"Monday": ["9 AM–5 PM"], "Café": true}';
    expect(decoded(misread(json, "macintosh"))).toBe(json);
  });
});

describe("a text that is right", () => {
  it.each([
    "CAFÉ’S",
    "CAFÉ Â",
    "CAFÉ®",
    "CAFÉ—BAR",
    "IRMÃ’S",
    "ROMÃ”",
    "SÃO JOÃO DA BARRA",
    "PÃO DE AÇÚCAR",
    "CAFÉ\u00a0: BAR",
    "Musée\u00a0– Paris",
    "«\u00a0Déjà vu\u00a0»",
    "L’École",
    "d’été",
    "VÝŠIVKY",
    "SPÓŁKA",
    "WĘŻE",
    "KYLÄ–BAARI",
    "JÕÄÄR",
    "Rohr Ø½ Zoll",
    "BRĂŞOV",
    "Її",
    "KAFЕ’S",
    "北京烤鸭",
    "Ã",
  ])("stays: %s", (text) => {
    expect(decodeMojibake(text)).toBeUndefined();
  });

  it("stays beside one that was misread, which is decoded", () => {
    expect(decoded("Café – CafÃ©")).toBe("Café – Café");
    expect(decoded("北京 B√§ckerei")).toBe("北京 Bäckerei");
    expect(decoded("SÃO JoÃ£o")).toBe("SÃO João");
  });

  it.each(["CafÃ© Ã", "CittÃ  PerÃ¹", "CafÃ© Ã?", "BÃ¤r â€?"])(
    "stays when a sequence of it is no UTF-8: %s",
    (text) => {
      expect(decodeMojibake(text)).toBeUndefined();
    },
  );
});

describe("a whole file", () => {
  it("that was misread decides texts that are ambiguous alone", () => {
    const [koeln = "", skoda = "", muenchen = ""] = ["KÖLN", "Škoda", "München"].map((text) =>
      misread(text, "windows-1252"),
    );
    expect(decodeMojibake(koeln)).toBeUndefined();
    const encoding = misreadEncoding(["name", koeln, "Anna", skoda, muenchen]);
    expect(encoding).toBe("windows-1252");
    expect([koeln, skoda].map((text) => decodeMojibake(text, encoding)?.text)).toEqual(["KÖLN", "Škoda"]);
  });

  it("with a text that is right was not misread", () => {
    expect(misreadEncoding(["MÃ¼nchen", "KÃ–LN", "Zürich"])).toBeUndefined();
    expect(misreadEncoding(["KÃ–LN"])).toBeUndefined();
    expect(misreadEncoding(["Bern", ""])).toBeUndefined();
  });
});

it("decoding returns well-formed text or nothing, and nothing for ASCII", () => {
  const unit = fc.constantFrom(..."aÃƒÂ©¼√∫â€™Ð¡é ’–\u0081\u00a0\uf8ff");
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 30 }), (text) => {
      expect(decoded(text).isWellFormed()).toBe(true);
      if (/^[\0-\x7f]*$/.test(text)) expect(decodeMojibake(text)).toBeUndefined();
    }),
  );
});
