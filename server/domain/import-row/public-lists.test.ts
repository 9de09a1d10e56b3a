import { describe, expect, it } from "vitest";
import { readRow } from "../../testing/directories/row-fixture.ts";

/** Reads a row of a list as people and programs publish them. */
function read(cells: Record<string, string>, country = "") {
  const { business, warnings } = readRow({ name: "Corner Shop", ...cells }, country);
  return { ...business, warned: warnings.map(({ column, reason }) => [column, reason]) };
}

describe("a rating", () => {
  it.each([
    ["3,5", 3.5],
    ["3.5/5", 3.5],
    ["4/5.0", 4],
    ["3.5 out of 5", 3.5],
    ["3,5 von 5", 3.5],
    ["Rated 4.2", 4.2],
    ["4.5★ (12)", 4.5],
    ["٣٫٩", 3.9],
    ["۴٫۱", 4.1],
    ["★★★☆☆", 3],
  ])("%j is %d", (rating, value) => {
    expect(read({ address: "7 Mill Lane", rating })).toMatchObject({ rating: value, warned: [] });
  });

  it.each(["9/10", "3.5/10", "★★★", "6/5", "★★★☆☆☆", "4.5 (good)"])("%j is none", (rating) => {
    expect(read({ address: "7 Mill Lane", rating })).toMatchObject({
      rating: 0,
      warned: [["rating", expect.any(String)]],
    });
  });

  it("brings the number of reviews that stands behind it, if no column has that", () => {
    expect(read({ address: "7 Mill Lane", rating: "4.5 stars (1,204 reviews)" }).reviewCount).toBe(1204);
    expect(read({ address: "7 Mill Lane", rating: "4.5 (1.2K)" }).reviewCount).toBe(1200);
    expect(read({ address: "7 Mill Lane", rating: "4.5 (88)", reviews: "90" }).reviewCount).toBe(90);
  });
});

describe("a number of reviews", () => {
  it.each([
    ["1.4K", 1400],
    ["2,5 mil", 2500],
    ["4 آلاف", 4000],
    ["١٬٢٣٤", 1234],
    ["1.2万", 12_000],
    ["3 тыс. отзывов", 3000],
    ["12 Google reviews", 12],
  ])("%j is %d", (reviews, value) => {
    expect(read({ address: "7 Mill Lane", reviews })).toMatchObject({ reviewCount: value, warned: [] });
  });
});

describe("an address", () => {
  it("may be a list of its lines", () => {
    const address = "['27 Jalan Mawar', '#01-100, Jin Kopitiam', 'Singapore 200027', 'Singapore']";
    expect(read({ address })).toMatchObject({
      address: "27 Jalan Mawar, #01-100, Jin Kopitiam",
      city: "Singapore",
      zipCode: "200027",
      country: "Singapore",
    });
    expect(read({ address: "[Old Mill] 7 Mill Lane", city: "Leeds" }).address).toContain("7 Mill Lane");
  });

  it("has its second and third line in the street, but nothing that another column has", () => {
    const cells = {
      address_1: "Unit 3 Arcade",
      address_2: "Cowgate",
      address_3: "Leeds",
      city: "Leeds",
      postcode: "LS2 1AB",
    };
    expect(read(cells)).toMatchObject({ address: "Unit 3 Arcade, Cowgate", city: "Leeds" });
    expect(read({ ...cells, address_2: "LS2", address_3: "0113 234 5678" }).address).toBe("Unit 3 Arcade");
    expect(read({ ...cells, postcode: "", address_2: "CB7", address_3: "" }).address).toBe("Unit 3 Arcade");
    expect(read({ ...cells, address_2: "Unit 3 Arcade", address_3: "n/a" }).address).toBe("Unit 3 Arcade");
    for (const phone of ["+1 206 555 0142", "(206) 555-0142", "206.555.0142", "2065550142"])
      expect(read({ ...cells, address_2: phone, address_3: "" }).address).toBe("Unit 3 Arcade");
    expect(
      read({ street: "Calle Luna", altura: "12", street_2: "Local 4", city: "Rosario", country: "Argentina" }).address,
    ).toBe("Calle Luna 12, Local 4");
  });

  it("that is a street with its number beside a city column names no postcode and no province", () => {
    const place = { city: "Rosario", country: "Argentina" };
    expect(read({ ...place, address: "SAN LORENZO 3205" })).toMatchObject({ address: "SAN LORENZO 3205", zipCode: "" });
    expect(read({ ...place, address: "Mendoza 1502" })).toMatchObject({
      address: "Mendoza 1502",
      zipCode: "",
      city: "Rosario",
    });
    expect(read({ ...place, address: "Mendoza 1502" }).state).not.toBe("Mendoza");
    expect(read({ ...place, address: "9 DE JULIO 3443" })).toMatchObject({ address: "9 DE JULIO 3443", zipCode: "" });
    const zurich = read({ address: "Zürich 8001", city: "Zürich", country: "Switzerland" });
    expect(zurich).toMatchObject({ zipCode: "8001", city: "Zürich" });
  });

  it.each([
    ["서울 마포구 양화로 45, 2층 (서교동)", "서울", "Seoul", "마포구 양화로 45, 2층 (서교동)"],
    ["부산 해운대구 우동 1408-2201", "부산", "Busan", "해운대구 우동 1408-2201"],
    ["서울시 중구 세종대로 110 CITY HALL", "서울시", "Seoul", "중구 세종대로 110 CITY HALL"],
    ["경기 수원시 팔달구 정조로 825", "수원시", "Gyeonggi-do", "팔달구 정조로 825"],
    ["대구수성구 들안로 17", "대구", "Daegu", "수성구 들안로 17"],
    ["전라남도여수시 중앙로 9", "여수시", "Jeollanam-do", "중앙로 9"],
    ["인천광역시 남동구 구월로 3", "인천광역시", "Incheon", "남동구 구월로 3"],
    ["고양시 덕양구 화중로 6", "고양시", "", "덕양구 화중로 6"],
  ])("in Korea may begin with the short name of its province: %s", (address, city, state, street) => {
    expect(read({ address })).toMatchObject({ country: "South Korea", city, state, address: street });
  });

  it("in France may end with CEDEX, which is no part of the city", () => {
    expect(read({ address: "40 rte Nationale, 01440 VIRIAT CEDEX 2" }, "France")).toMatchObject({
      city: "VIRIAT",
      zipCode: "01440",
    });
    expect(read({ address: "40 rte Nationale", city: "Lyon Cedex", country: "France" }).city).toBe("Lyon");
    expect(read({ address: "Le Bourg", city: "LYON CEDEX 3" }).city).toBe("LYON");
  });

  it("in Korea may begin with a district whose name begins with that of a province", () => {
    expect(read({ address: "부산진구 부전로 8", country: "South Korea" }).address).toBe("부산진구 부전로 8");
  });

  it.each([
    ["いわき市平字田町3-1", "いわき市", "平字田町3-1"],
    ["ひたちなか市石川町2-9", "ひたちなか市", "石川町2-9"],
  ])("in Japan may begin with kana: %s", (address, city, street) => {
    expect(read({ address }, "Japan")).toMatchObject({ city, address: street });
  });

  it.each([
    ["김밥천국, 8 Kingston Road, New Malden KT3 3LX", "United Kingdom", "KT3 3LX"],
    ["Ψ Café, 1071 XX Amsterdam", "Netherlands", "1071 XX"],
    ["Ωmega, ul. Polna 3, 00-622 Warszawa", "Poland", "00-622"],
    ["鮨 Ω, 3-2 Minami, Tokyo 150-0022", "Japan", "150-0022"],
    ["망원동 412-2031", "South Korea", ""],
    ["망원동, 41-203 한강빌딩", "South Korea", ""],
  ])("has its country by its postcode before the script of a name: %s", (address, country, zipCode) => {
    expect(read({ address })).toMatchObject({ country, zipCode });
  });

  it("in Japan may end with a Latin name of a building", () => {
    expect(read({ address: "〒020-0021 岩手県盛岡市中央通１丁目９−１１ MILL映画館ビル B1" })).toMatchObject({
      city: "盛岡市",
      zipCode: "020-0021",
    });
  });

  it("under a header for any place is one if it names a street", () => {
    expect(read({ location: "Shop A, G/F, Graham Street, Soho" })).toMatchObject({
      fullAddress: "Shop A, G/F, Graham Street, Soho",
      warned: [],
    });
  });
});

describe("categories", () => {
  it.each([
    ["Food > Restaurants > Thai restaurant", "Thai restaurant", ["Restaurants", "Food"]],
    ["·  · Bakery", "Bakery", []],
    ["<b>Florist</b>", "Florist", []],
    ["Flower<br>shop", "Flower shop", []],
    ['["Bakery","Cafe"]', "Bakery", ["Cafe"]],
  ])("%j", (category, main, subtypes) => {
    expect(read({ address: "7 Mill Lane", category })).toMatchObject({ category: main, subtypes });
  });
});

describe("cells of spreadsheets and pages", () => {
  it("with a link formula have the address, or the text where the column is one of texts", () => {
    const formula = (text: string) => `=HYPERLINK("https://mill.example/x","${text}")`;
    expect(read({ address: "7 Mill Lane", website: formula("Site") }).website).toBe("https://mill.example/x");
    expect(read({ name: formula("The Mill"), address: "7 Mill Lane" }).name).toBe("The Mill");
    expect(read({ address: "7 Mill Lane", website: '=HYPERLINK("javascript:alert(1)";"Site")' }).website).toBeNull();
  });

  it("of telephones lose the separators of blank items", () => {
    expect(read({ address: "7 Mill Lane", phone: "+977-1-4433221,," }).phone).toBe("+977-1-4433221");
    expect(read({ address: "7 Mill Lane", phone: "unknown,," }).phone).toBeNull();
  });

  it("with two websites have the first", () => {
    expect(read({ address: "7 Mill Lane", website: "www.mill.example ,  mill.site.example" })).toMatchObject({
      website: "https://www.mill.example",
      warned: [],
    });
  });

  it("of texts lose their tags", () => {
    expect(read({ name: "Tom &amp; Jo", address: "7 Mill Lane", description: "<p>Fresh bread.</p>" })).toMatchObject({
      name: "Tom & Jo",
      description: "Fresh bread.",
    });
    const hidden = { name: "Nora's<br>Deli&#x202e;", description: "Soup<br>and bread&#x200b;" };
    expect(read({ ...hidden, address: "7 Mill Lane" })).toMatchObject({
      name: "Nora's Deli",
      description: "Soup\nand bread",
    });
  });
});

describe("opening hours of plugins and pages", () => {
  const week = (hours: unknown) => read({ address: "7 Mill Lane", opening_hours: JSON.stringify(hours) }).openingHours;

  it("are lists of days with two times and what says that a day is closed", () => {
    const list = [
      { day: "monday", opens: "08:00", closes: "16:00", closed: false },
      { day: "tuesday", opens: null, closes: null, closed: true },
      { day: "wednesday", opens: "08:00", closes: "12:00" },
      { day: "wednesday", opens: "14:00", closes: "16:00" },
    ];
    expect(week(list)).toEqual({
      Monday: "8:00 AM - 4:00 PM",
      Tuesday: "Closed",
      Wednesday: "8:00 AM - 12:00 PM, 2:00 PM - 4:00 PM",
    });
    expect(week([{ day_name: "Friday", open_time: "9 AM", close_time: "1 PM" }])).toEqual({
      Friday: "9:00 AM - 1:00 PM",
    });
  });

  it("are objects by day", () => {
    const byDay = {
      monday: { isOpen: true, openTime: "08:00", closeTime: "16:00" },
      tuesday: { isOpen: false, openTime: "08:00", closeTime: "16:00" },
      wednesday: { from: "8", to: "16" },
      thursday: { open: "", close: "" },
    };
    expect(week(byDay)).toEqual({ Monday: "8:00 AM - 4:00 PM", Tuesday: "Closed", Wednesday: "8:00 AM - 4:00 PM" });
  });

  it.each([
    ["Segundas, das 12h às 22hTerças, das 12h às 22h", ["Monday", "Tuesday"]],
    ["Wednesday7:30AM–10PMThursdayClosedFriday7:30AM–10PM", ["Wednesday", "Thursday", "Friday"]],
  ])("may have lost their line breaks: %s", (opening_hours, days) => {
    const { openingHours, warned } = read({ address: "7 Mill Lane", opening_hours });
    expect(Object.keys(openingHours ?? {})).toEqual(days);
    expect(warned).toEqual([]);
  });

  it.each([
    ["24-hours", "Open 24 hours"],
    ["24-7", "Open 24 hours"],
    ["6.00PM-12.00MN", "6:00 PM - 12:00 AM"],
    ["8am - 12nn", "8:00 AM - 12:00 PM"],
    ["7-24", "7:00 AM - 12:00 AM"],
  ])("of a day as %j", (monday, hours) => {
    expect(read({ address: "7 Mill Lane", monday }).openingHours).toEqual({ Monday: hours });
  });
});

describe("columns that were mixed up", () => {
  it.each(["https://mill.example", "info@mill.example"])("leave out %j as a telephone", (phone) => {
    const warned = [["phone", "is not a telephone number"]];
    expect(read({ address: "7 Mill Lane", phone })).toMatchObject({ phone: null, phoneE164: null, warned });
  });

  it.each([
    "0113 234 9981, shop@mill.example",
    "shop@mill.example; 0113 234 9981",
    "0113 234 9981 https://mill.example/x?a=1",
  ])("keep the number of %j", (phone) => {
    expect(read({ address: "7 Mill Lane", phone, country: "United Kingdom" })).toMatchObject({
      phone: "0113 234 9981",
      phoneE164: "+441132349981",
      warned: [],
    });
  });

  it("leave out the coordinates in a link as a telephone", () => {
    const phone = "https://maps.example/a b/@47.3769283,8.5417123";
    expect(read({ address: "7 Mill Lane", phone }).phone).toBeNull();
  });

  it("leave out a town as a postcode", () => {
    const warned = [["postcode", "is not a postal code: it has no digit"]];
    expect(read({ address: "7 Mill Lane", postcode: "Leeds" })).toMatchObject({ zipCode: "", warned });
  });
});
