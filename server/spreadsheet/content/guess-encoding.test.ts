import { describe, expect, it } from "vitest";
import { encodeText } from "../../testing/files/encode-text.ts";
import { guessEncoding } from "./guess-encoding.ts";

/** Made-up names and streets. */
const WORDS: [encoding: string, text: string][] = [
  ["windows-1252", "Café Müller Bäckerei Zürich Crèmerie Château Señor Peña São João Smørrebrød Göteborg Größe"],
  ["windows-1250", "Pekara Čačak Požarevac Ćevapdžinica Đorđević Knjižara Šabac Vrnjačka Školska Žabalj Kruševac"],
  ["windows-1250", "Świąteczna Piekarnia Łódź Gdańsk Zakład Fryzjerski Krzyżanowska Wrocław Księgarnia Częstochowa"],
  ["windows-1250", "Kavárna Žižkov Řeznictví Květiny Plzeň Cukrárna Třebíč Ústí Děčín Hračky"],
  ["windows-1250", "Cukrászda Győr Fűszerkert Étterem Székesfehérvár Fodrászat Vendéglő Könyvesbolt Hűvösvölgyi"],
  ["windows-1251", "Ресторан Москва Парикмахерская Аптека улица Ленина"],
  ["windows-1251", "Пекара Нови Сад Књижара Железничка Чачак Ђорђе"],
  ["windows-1253", "Εστιατόριο Αθήνα Φαρμακείο οδός Θεσσαλονίκη"],
  ["windows-1254", "Şişli Kuaförü İstanbul Çiçekçi Beşiktaş Eczanesi Fırını Güneş Çarşı Kadıköy Işık Diş Kliniği"],
  ["windows-1255", "מסעדה תל אביב בית קפה ירושלים רחוב"],
  ["windows-1256", "مطعم القاهرة صيدلية شارع الملك"],
  ["windows-1257", "Kavinė Šiauliai Klaipėda Žvėrynas Kirpykla Gėlių Panevėžys Ąžuolyno"],
  ["koi8-r", "Ресторан Москва Парикмахерская Аптека улица Ленина"],
  ["shift_jis", "ラーメン東京 美容室 駅前 カフェ"],
  ["gb18030", "北京饭店 美容院 火车站 中国银行 上海咖啡"],
  ["big5", "台北餐廳 美容院 火車站 中國銀行 咖啡"],
  ["euc-kr", "서울 식당 미용실 커피 부산 병원"],
];

describe("the encoding of a text that is not UTF-8", () => {
  it.each(WORDS)("is told by its letters: %s, %s", (encoding, text) => {
    const bytes = encodeText(text, encoding);
    const { encoding: guess, rivals } = guessEncoding(bytes);
    expect({ rivals, text: new TextDecoder(guess).decode(bytes) }).toEqual({ rivals: [], text });
  });

  it.each(["Caf\xe9", "Z\xfcrich", "Ni\x9a"])("is guessed from one word if the encodings agree: %j", (text) => {
    expect(guessEncoding(Buffer.from(text, "latin1")).rivals).toEqual([]);
  });

  it("is not guessed from a letter that is likely in two of them", () => {
    expect(guessEncoding(encodeText("Čačak", "windows-1250")).rivals).toContain("windows-1252");
  });
});
