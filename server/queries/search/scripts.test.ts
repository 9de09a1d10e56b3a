import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PublicApi } from "#contract/public-api";
import { searchQuerySchema } from "#contract/queries";
import { openMemoryStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import { AT, importInto } from "../../testing/directories/import-into.ts";
import { createPublicApi } from "../public-api.ts";

const BUSINESSES: Record<string, string> = {
  "Copper Kettle": "Tea house",
  "Copper Mine Tours": "Tour operator",
  "The Kettle Shop": "Kitchen supply store",
  SunDial: "Watch store",
  "Tel-Mart Nord": "Supermarket",
  "Co-op Hagen": "Supermarket",
  "Coop City": "Supermarket",
  "Bún Chả Hương": "Restaurant",
  "Добрый Лось": "Restaurant",
  "Ζαχαροπλαστείο Άρης": "Bakery",
  "مخبز أمينة": "Bakery",
  "صيدلية الدواء": "Pharmacy",
  "חנות סֵפֶר": "Book store",
  "מסגריית האחים דן": "Welder",
  ร้านข้าวมันไก่เจ๊หมวย: "Restaurant",
  ໂຮງແຮມດອກໄມ້: "Hotel",
  ហាងលក់ទូរស័ព្ទ: "Cell phone store",
  ထမင်းဆိုင်မြို့မ: "Restaurant",
  "파란약국 시청점": "Pharmacy",
  푸른안과의원: "Doctor",
  "珈琲モグラ 本店": "Coffee shop",
  山田歯科: "Dentist",
  龙门面馆: "Noodle shop",
  "The Who": "Bar",
  IT: "Clothing store",
  A: "Shoe store",
  "Best In Town": "Car wash",
  寶島書坊: "Book store",
  "ღვინის ეზო": "Wine bar",
  "Տաք Թոնիր": "Bakery",
  "कमल ज्वेलर्स": "Jewelry store",
  "Булочная у Марата": "Bakery",
};

let store: Store;
let api: PublicApi;
beforeAll(async () => {
  store = await openMemoryStore();
  const rows = Object.entries(BUSINESSES).map(([name, category], index) => [
    `p${index}`,
    { name, category, city: name === "A" || index % 2 === 0 ? "Basel" : "Bern", country: "Switzerland" },
  ]);
  await importInto(store, Object.fromEntries(rows));
  api = createPublicApi({ store, now: () => AT });
});
afterAll(() => store.close());

const search = async (q: string) => api.search(searchQuerySchema.parse({ q }));
describe("search in every script", () => {
  it.each([
    ["copperkettle", "Copper Kettle"],
    ["coppermine tours", "Copper Mine Tours"],
    ["sun dial", "SunDial"],
    ["sun-dial", "SunDial"],
    ["telmart", "Tel-Mart Nord"],
    ["tel mart", "Tel-Mart Nord"],
    ["coop hagen", "Co-op Hagen"],
    ["co-op city", "Coop City"],
    ["bunchahuong", "Bún Chả Hương"],
    ["BÚN CHẢ", "Bún Chả Hương"],
    ["добрыйлось", "Добрый Лось"],
    ["dobry los", "Добрый Лось"],
    ["ΑΡΗΣ", "Ζαχαροπλαστείο Άρης"],
    ["αρης", "Ζαχαροπλαστείο Άρης"],
    ["امينه", "مخبز أمينة"],
    ["مـخـبَـز", "مخبز أمينة"],
    ["دواء", "صيدلية الدواء"],
    ["الدوا", "صيدلية الدواء"],
    ["ספר", "חנות סֵפֶר"],
    ["חנותספר", "חנות סֵפֶר"],
    ["אחים דן", "מסגריית האחים דן"],
    ["ข้าวมันไก่", "ร้านข้าวมันไก่เจ๊หมวย"],
    ["เจ๊ หมวย", "ร้านข้าวมันไก่เจ๊หมวย"],
    ["ດອກໄມ້", "ໂຮງແຮມດອກໄມ້"],
    ["ទូរស័ព្ទ", "ហាងលក់ទូរស័ព្ទ"],
    ["မြို့မ", "ထမင်းဆိုင်မြို့မ"],
    ["시청", "파란약국 시청점"],
    ["파란약국시청점", "파란약국 시청점"],
    ["파란 약국", "파란약국 시청점"],
    ["안과", "푸른안과의원"],
    ["푸른의원", "푸른안과의원"],
    ["もぐら", "珈琲モグラ 本店"],
    ["ﾓｸﾞﾗ本店", "珈琲モグラ 本店"],
    ["珈琲本店", "珈琲モグラ 本店"],
    ["歯科", "山田歯科"],
    ["面馆", "龙门面馆"],
    ["龍門", "龙门面馆"],
    ["宝岛", "寶島書坊"],
    ["mogura", "珈琲モグラ 本店"],
    ["paranyakguk", "파란약국 시청점"],
    ["ეზო", "ღვინის ეზო"],
    ["ghvinis ezo", "ღვინის ეზო"],
    ["tak tonir", "Տաք Թոնիր"],
    ["տաքթոնիր", "Տաք Թոնիր"],
    ["kamal", "कमल ज्वेलर्स"],
    ["kamala", "कमल ज्वेलर्स"],
    ["Булочная у Марата", "Булочная у Марата"],
    ["булочнаяумарата", "Булочная у Марата"],
    ["龙", "龙门面馆"],
    ["馆", "龙门面馆"],
    ["the who", "The Who"],
    ["The Who Bern", "The Who"],
    ["the who in bern", "The Who"],
    ["IT", "IT"],
    ["it", "IT"],
    ["a", "A"],
    ["a in basel", "A"],
    ["best in town", "Best In Town"],
  ])("finds %s first at %s", async (q, name) => {
    const result = await search(q);
    expect(result.businesses[0]?.name).toBe(name);
    expect(result.widened).toBeNull();
  });

  it("prefers the name as typed to one that splits it", async () => {
    expect((await search("coop")).businesses.map(({ name }) => name)).toEqual(["Coop City", "Co-op Hagen"]);
  });

  it("searches stop words beside a place only where they are a name", async () => {
    expect((await search("the best in bern")).totalCount).toBeGreaterThan(5);
    expect((await search("who in basel")).totalCount).toBeGreaterThan(5);
  });

  it("marks and names words as they are written", async () => {
    const { understood } = await search("안과");
    expect(understood.marked).toEqual(["푸른안과의원"]);
    expect((await search("龙门 東京タワー")).widened).toEqual({ words: ["東京タワー"] });
  });

  it("answers any text", async () => {
    const scripts = [
      "ก",
      "ວ",
      "ក",
      "မ",
      "강",
      "か",
      "ガ",
      "龙",
      "ء",
      "آ",
      "ـ",
      "ש",
      "״",
      "־",
      "ς",
      "़",
      "ー",
      "\u0e4d",
      "a",
      "-",
      "'",
      " ",
      "9",
      "٣",
      "😀",
      "\u200d",
    ];
    const unit = fc.oneof(fc.constantFrom(...scripts), fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }));
    await fc.assert(
      fc.asyncProperty(fc.string({ unit, maxLength: 60 }), async (q) => {
        expect((await search(q)).totalCount).toBeGreaterThanOrEqual(0);
        await api.suggest(q);
      }),
      { numRuns: 200 },
    );
  });
});
