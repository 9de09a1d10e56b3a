import { describe, expect, it } from "vitest";
import { categoryGroup } from "./category-group.ts";

describe("the group of a name in no table", () => {
  it.each([
    [
      "restaurants",
      [
        "Forellenbraterei",
        "Cuisine créole et grillades",
        "Pollería y anticuchos",
        "Pierogarnia u Zosi",
        "ホルモン鍋",
        "숯불갈비",
        "كباب ومشاوي",
      ],
    ],
    [
      "healthcare",
      [
        "Kiefergelenk-Praxis",
        "Gabinet okulistyczny",
        "Çocuk doktoru",
        "Ортодонтия и протезирование",
        "皮膚科診療所",
        "מרפאת עיניים",
      ],
    ],
    [
      "auto-services",
      [
        "Felgenaufbereitung und Reifenlager",
        "Frenos y embragues",
        "Oto kaporta",
        "Шиномонтаж и развал",
        "バイク修理店",
      ],
    ],
    ["beauty-wellness", ["Wimpernstudio", "Uñas y pestañas", "Kirpik ve kaş", "Шугаринг", "속눈썹 샵"]],
    [
      "home-services",
      ["Rollladenreparatur", "Albañilería y pintura", "Tinteggiature", "Укладка плитки", "屋根修理", "دهانات وديكور"],
    ],
    [
      "professional-services",
      [
        "Steuerberatungskanzlei",
        "Peritación y tasaciones",
        "Księgowość online",
        "통번역 사무소",
        "تأمين سيارات وتخليص جمركي",
      ],
    ],
    ["education", ["Waldkinderkrippe", "Academia de idiomas", "Частный детский садик", "そろばん塾", "영어교습소"]],
    [
      "shopping",
      [
        "Trachtenbekleidung",
        "Fruits et légumes, primeurs",
        "Ayakkabı ve çanta",
        "Ювелирная мастерская и часы",
        "古着と雑貨",
        "꽃배달",
      ],
    ],
    ["hotels-travel", ["Ferienhausvermietung", "Gîtes de montagne", "Туристическая база", "温泉旅館"]],
    ["public-community", ["Pfarramt", "Mairie annexe", "Parroquia San Pedro", "행정복지센터", "جمعية خيرية"]],
    ["pets-animals", ["Hundeschule", "Katzenpension", "Guardería canina", "寵物酒店", "Груминг"]],
    ["other", ["Bestattungshaus", "Sastrería y costura", "Изготовление памятников и похороны"]],
  ])("is %s of %j", (group, names) => {
    for (const name of names) expect([name, categoryGroup(name)]).toEqual([name, group]);
  });

  it("is other where its word parts tell several groups", () => {
    for (const name of ["Yogalehrer-Ausbildung", "Torten und Felgen", "Хлеб и шины"]) {
      expect([name, categoryGroup(name)]).toEqual([name, "other"]);
    }
  });

  it("is that of what is repaired, and the home where shops sell it or nothing tells what it is", () => {
    const groups = {
      "home-services": ["Reparación de relojes", "Oprava obuvi", "時計修理", "Schuhreparatur", "Repair of fnords"],
      "auto-services": ["Reparación de frenos", "Autoreparatur", "バイク修理", "Ремонт автомобилей"],
    };
    for (const [group, names] of Object.entries(groups))
      for (const name of names) expect([name, categoryGroup(name)]).toEqual([name, group]);
  });

  it("is professional services where computers are repaired or offices are furnished, and shopping where computers are sold", () => {
    const groups = {
      "professional-services": [
        "Réparation de PC portables",
        "Oprava notebooků",
        "ノートパソコン修理",
        "Mobili per ufficio",
        "Kancelářský nábytek",
      ],
      shopping: ["Ordenadores y portátiles", "Ноутбуки"],
      "home-services": ["Mobili da cucina", "Naprawa zegarków"],
    };
    for (const [group, names] of Object.entries(groups))
      for (const name of names) expect([name, categoryGroup(name)]).toEqual([name, group]);
  });

  it("is other where the only known word describes an unknown noun, and that of the noun where any trade has it", () => {
    for (const name of ["Zzyxe de piscine", "Zzyxa del hospital", "Zzyx dla psychologów"])
      expect([name, categoryGroup(name)]).toEqual([name, "other"]);
    expect(categoryGroup("Venta de muebles")).toBe("home-services");
    expect(categoryGroup("Zzyxa de muebles y colchones")).toBe("home-services");
  });

  it("is other where a short beginning of a long word or a word between unknown ones is all that is known", () => {
    for (const name of ["Haardbouwer", "Discgolfwurf", "Fnordow hotel qwertz"])
      expect([name, categoryGroup(name)]).toEqual([name, "other"]);
    expect(categoryGroup("Haarservice")).toBe("beauty-wellness");
  });

  it("is other where a word that has two meanings stands beside an unknown one", () => {
    expect(categoryGroup("Taller")).toBe("auto-services");
    expect(categoryGroup("Taller zzyx")).toBe("other");
    expect(categoryGroup("Fnordowa akademia")).toBe("other");
  });

  it("is not told by words of another language in the letters of this one", () => {
    expect(categoryGroup("Детские игрушки")).toBe("entertainment");
    expect(categoryGroup("Waldgarten")).not.toBe("education");
    expect(categoryGroup("Waldkindergärten")).toBe("education");
  });

  it("is told by a list only where most of its guesses agree", () => {
    expect(categoryGroup("Диагностика / электрика")).toBe("other");
    expect(categoryGroup("Диагностика / анализы / электрика")).toBe("healthcare");
    expect(categoryGroup("Zahnarzt / Elektriker")).toBe("healthcare");
  });

  it("is not told by an English noun before a foreign preposition", () => {
    expect(categoryGroup("Organisations de congrès")).not.toBe("public-community");
    expect(categoryGroup("Organisations of farmers")).toBe("public-community");
  });

  it("is told by the beginning of a compound whose end any trade has", () => {
    expect(categoryGroup("Fitnessklub")).toBe("beauty-wellness");
    expect(categoryGroup("Immobilienagentur")).toBe("professional-services");
    expect(categoryGroup("Reiseagenturen")).toBe("hotels-travel");
  });

  it("is not for animals in Vietnamese words without their marks", () => {
    expect(categoryGroup("Xưởng cắt kim loại")).not.toBe("pets-animals");
    expect(categoryGroup("Cửa hàng chất lượng")).not.toBe("pets-animals");
  });

  it("is that of an Arabic word with the article", () => {
    expect(categoryGroup("المطاعم")).toBe("restaurants");
    expect(categoryGroup("الأسنان والعيون")).toBe("healthcare");
    expect(categoryGroup("العطور والذهب")).not.toBe("restaurants");
  });

  it("is professional services where goods of shops are made or sold for other businesses", () => {
    expect(categoryGroup("Vins - Grossiste")).toBe("professional-services");
    expect(categoryGroup("Coffee / Wholesale")).toBe("professional-services");
    expect(categoryGroup("Meubles - Fabrication")).toBe("home-services");
    expect(categoryGroup("Wholesale / Coffee")).not.toBe("home-services");
  });

  it("is not told by an English noun beside a foreign conjunction", () => {
    expect(categoryGroup("Zzyxes et stores")).toBe("other");
    expect(categoryGroup("Zzyxes and stores")).toBe("shopping");
  });

  it("is that of a class or course for what it is", () => {
    expect(categoryGroup("Aerobics classes")).toBe("beauty-wellness");
    expect(categoryGroup("Pottery classes")).toBe("education");
    expect(categoryGroup("High ropes course")).toBe("entertainment");
    expect(categoryGroup("Crash course")).toBe("education");
  });

  it("is that of a phrase in other languages, not of its words", () => {
    expect(categoryGroup("Мойка окон и витрин")).toBe("home-services");
    expect(categoryGroup("Sondermaschinenbau")).toBe("professional-services");
    expect(categoryGroup("Polish")).toBe("restaurants");
    expect(categoryGroup("Ghost kitchens")).toBe("restaurants");
  });

  it("is not told by words that begin like others, nor by English words in other languages", () => {
    for (const name of ["Kurum", "Bilder", "Ev işleri", "Tienda de zzyzx", "Obchod s fnordy"])
      expect([name, categoryGroup(name)]).toEqual([name, "other"]);
    expect(categoryGroup("Kurse und Seminare")).toBe("education");
  });

  it("is that of the part of a compound for whom it is", () => {
    expect(categoryGroup("Kosmetikpraxis")).toBe("beauty-wellness");
    expect(categoryGroup("Hundepraxis")).toBe("pets-animals");
    expect(categoryGroup("Autoglaserei")).toBe("auto-services");
    expect(categoryGroup("Zahnarztpraxis")).toBe("healthcare");
  });

  it("is that of a known phrase, not of its words", () => {
    expect(categoryGroup("Gourmet food truck xyz")).toBe("restaurants");
    expect(categoryGroup("Heating oil & gas delivery")).toBe("home-services");
    expect(categoryGroup("Party decorators")).toBe("entertainment");
    expect(categoryGroup("Bathroom designers")).toBe("home-services");
    expect(categoryGroup("Brake & clutch repair")).toBe("auto-services");
  });

  it("is not told by the first letters of a long word alone", () => {
    for (const name of ["Krematorno", "Tipus", "Kurarna"]) expect([name, categoryGroup(name)]).toEqual([name, "other"]);
  });

  it("is that of the goods where an English noun is a word of another language, too", () => {
    expect(categoryGroup("Cabinet d'orthophonie")).toBe("healthcare");
    expect(categoryGroup("Salón de fiestas infantiles")).toBe("entertainment");
    expect(categoryGroup("Filing cabinet")).toBe("home-services");
  });
});
