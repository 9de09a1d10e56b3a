import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ColumnChoice } from "#contract/import-columns";
import { businessBatches } from "./business-batches.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-batches-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Header → the field that it is read as, and the refusal, if any. */
async function columnsOf(file: string, content: string, explicit?: ColumnChoice[]) {
  const path = join(folder, file);
  await writeFile(path, content);
  let refusal: string | undefined;
  const columns = [];
  for await (const batch of businessBatches(path, { country: "", limits: {}, choices: { explicit } })) {
    columns.push(...(batch.columns ?? []));
    refusal = batch.refusal ?? refusal;
  }
  const fields = Object.fromEntries(columns.map(({ header, field }) => [header, field]));
  const guesses = Object.fromEntries(columns.flatMap(({ header, guess }) => (guess ? [[header, guess]] : [])));
  const chosen = columns.filter(({ isChosen }) => isChosen).map(({ header }) => header);
  return { fields, guesses, chosen, refusal, samples: columns[0]?.samples };
}

const TABLE = [
  "wer,phone,city,full_address,rating,website,bemerkung",
  "Rosa,+1 512-555-0100,Austin,1 Oak St,4.5,https://rosa.example,neu",
  "Luigi,+1 512-555-0101,Austin,2 Oak St,4.1,https://luigi.example,alt",
].join("\n");
const RECORDS = JSON.stringify([{ wer: "Rosa", phone: "+1 512-555-0100", city: "Austin", rating: 4.5 }]);
const KNOWN = { phone: "phone", city: "city", full_address: "full_address", rating: "rating", website: "website" };

describe("a file without a column that is known as the name", () => {
  it("is refused with every other column as it is recognised", async () => {
    expect(await columnsOf("table.csv", TABLE)).toMatchObject({
      fields: { wer: null, ...KNOWN, bemerkung: null },
      chosen: [],
      refusal: expect.stringContaining("table.csv cannot be imported: no column is known as name."),
      samples: ["Rosa", "Luigi"],
    });
    const { fields, refusal } = await columnsOf("records.json", RECORDS);
    expect(fields).toEqual({ wer: null, phone: "phone", city: "city", rating: "rating" });
    expect(refusal).toContain("no column is known as name");
  });

  it("is refused with its header, though rows have more different texts", async () => {
    const lines = [
      "Mitglieder 2026",
      "wer,phone,phone 2,city,city",
      "Rosa,+1 512-555-0100,neu,Austin,Süd",
      TABLE.split("\n")[2],
    ];
    const { fields, refusal } = await columnsOf("title.csv", lines.join("\n"));
    expect(fields).toEqual({ wer: null, phone: "phone", "phone 2": null, city: "city" });
    expect(refusal).toContain("no column is known as name");
  });

  it("is refused with its header, though a value of its rows is the name of a column", async () => {
    const { fields } = await columnsOf(
      "days.csv",
      "kennung,art der stelle,tag\nRosa Nord,neu,lunes\nRosa Ost,alt,lunes",
    );
    expect(fields).toEqual({ kennung: null, "art der stelle": null, tag: null });
  });

  it("is offered a column of different words as the name", async () => {
    const { guesses, refusal } = await columnsOf("offered.csv", TABLE);
    expect(guesses).toEqual({ wer: { kind: "name", field: "name" } });
    expect(refusal).toContain("By their values they look like wer=name; add --guess to use that.");
  });

  it("keeps what somebody chose, if that is not enough yet", async () => {
    const explicit = [
      { header: "bemerkung", field: null },
      { header: "city", field: null },
    ];
    const { fields, chosen, refusal } = await columnsOf("again.csv", TABLE, explicit);
    expect(refusal).toBeDefined();
    expect(chosen).toEqual(["city", "bemerkung"]);
    expect(fields).toEqual({ wer: null, ...KNOWN, city: null, bemerkung: null });
  });

  it("is read once the name is chosen", async () => {
    const { fields, refusal } = await columnsOf("chosen.csv", TABLE, [{ header: "wer", field: "name" }]);
    expect(refusal).toBeUndefined();
    expect(fields).toEqual({ wer: "name", ...KNOWN, bemerkung: null });
  });
});

describe("columns of one name", () => {
  const read = async (header: string) => {
    const path = join(folder, "same-names.csv");
    await writeFile(
      path,
      `${header}\nRosa,1 Oak St,512-555-0100,512-555-0101,https://a.example/1.jpg,https://a.example/2.jpg`,
    );
    const batches = [];
    for await (const batch of businessBatches(path, { country: "", limits: {} })) batches.push(batch);
    return {
      notes: batches.flatMap(({ notes = [] }) => notes),
      businesses: batches.flatMap((batch) => batch.businesses),
    };
  };

  it("are both read where the field may have several, and named", async () => {
    const { notes, businesses } = await read("Name,Address,Tel,tel,Picture,Picture");
    expect(businesses).toMatchObject([
      { phone: "512-555-0100", photosJson: '["https://a.example/1.jpg","https://a.example/2.jpg"]' },
    ]);
    expect(notes).toEqual([
      'Two columns are named "tel": the second is read where the first is blank.',
      'Two columns are named "Picture": the pictures of both are taken.',
    ]);
  });

  it("of a fact are both read, and the second is named", async () => {
    const { notes, businesses } = await read("Name,Address,Located In,Located in,Logo,Logo");
    expect(businesses).toMatchObject([{ locatedIn: "512-555-0100", logo: "https://a.example/1.jpg" }]);
    expect(notes).toEqual([
      'Two columns are named "Located in": the second is read where the first is blank.',
      'Two columns are named "Logo": the second is read where the first is blank.',
    ]);
  });

  it("are refused in one sentence where the field has one", async () => {
    await expect(read("Name,Address,City,City,Picture,Picture 2")).rejects.toThrow(
      'same-names.csv has two columns named "City": rename or delete one of them.',
    );
  });

  it("are refused in one sentence where two are one own field, by their headers or by choices", async () => {
    await expect(read("Name,Address,own: Café (yes-no),own: CAFE,A,B")).rejects.toThrow(
      'same-names.csv has two columns for the own field “Café”, "own: Café (yes-no)" and "own: CAFE": choose one of them.',
    );
    const choices = [
      { header: "Hund", field: "own:Tiere" },
      { header: "Katze", field: "own:TIERE" },
    ];
    await expect(columnsOf("pets.csv", "name,address,Hund,Katze\nRosa,1 Oak St,ja,nein", choices)).rejects.toThrow(
      'pets.csv has two columns for the own field “Tiere”, "Hund" and "Katze": choose one of them.',
    );
  });
});

it("OSM's grammar is read from the first row that needs its library", async () => {
  const path = join(folder, "osm.csv");
  const rows = ["09:00-17:00; Th off", "Th-Sa 20:00-26:00"].map(
    (hours, at) => `Rosa ${at},${at} Oak St Austin,osm-${at},"${hours}"`,
  );
  await writeFile(path, ["name,full_address,place_id,working_hours", ...rows].join("\n"));
  const weeks = [];
  for await (const { businesses } of businessBatches(path, { country: "", limits: {} })) {
    weeks.push(...businesses.map(({ openingHoursJson }) => JSON.parse(openingHoursJson)));
  }
  expect(weeks).toMatchObject([
    { Wednesday: "9:00 AM - 5:00 PM", Thursday: "Closed" },
    { Thursday: "8:00 PM - 2:00 AM" },
  ]);
});

it("Left-out values are kept with their rows, but not cells that say that nothing is known", async () => {
  const path = join(folder, "unknown.csv");
  const lines = [
    "name,city,phone,rating,site",
    "Quay One,Rye,n/a,no rating yet,",
    "Quay Two,Rye,not available,seven,#REF!",
    "Quay Three,Rye,603-555-0101,4,keine Angabe",
  ];
  await writeFile(path, lines.join("\n"));
  const kept: unknown[] = [];
  let warnings = 0;
  for await (const batch of businessBatches(path, { country: "", limits: {} })) {
    kept.push(...batch.leftOut.map(({ name, problems }) => [name, problems.map(({ column }) => column)]));
    warnings += batch.warnings.length;
  }
  expect(kept).toEqual([["Quay Two", ["site", "rating"]]]);
  expect(warnings).toBe(6);
});

describe("the values of columns", () => {
  it("are counted by header to the end, blank and left out ones apart, though records bring keys later", async () => {
    const path = join(folder, "counted.json");
    const shop = (number: number) => ({
      name: `Shop ${number}`,
      city: "Austin",
      website: number % 2 ? "shop.example" : "-",
    });
    const later = { name: "Rosa", city: "Dallas", website: "javascript:alert(1)", phone: "512-555-0141" };
    await writeFile(path, JSON.stringify([...Array.from({ length: 1_200 }, (_, number) => shop(number)), later]));
    const columns: string[] = [];
    const totals: Record<string, number[]> = {};
    for await (const batch of businessBatches(path, { country: "", limits: {} })) {
      columns.push(...(batch.columns ?? []).map(({ header }) => header));
      for (const [header, { filled, leftOut }] of Object.entries(batch.counts ?? {}))
        totals[header] = [filled, leftOut];
    }
    expect(columns).toEqual(["name", "city", "website", "phone"]);
    expect(totals).toEqual({ name: [1_201, 0], city: [1_201, 0], website: [601, 1], phone: [1, 0] });
  });
});

describe("rows that repeat the header", () => {
  const notesOf = async (rows: readonly string[]) => {
    const path = join(folder, "pasted.csv");
    await writeFile(path, ["Name,Address,Phone", ...rows].join("\n"));
    const names: string[] = [];
    const notes: string[] = [];
    for await (const batch of businessBatches(path, { country: "", limits: {} })) {
      names.push(...batch.businesses.map(({ name }) => name));
      notes.push(...(batch.notes ?? []));
      expect(batch.rejected).toEqual([]);
    }
    return { names, notes };
  };

  it("are left out, which the report says in one sentence", async () => {
    const shops = ["Rosa,1 Oak St Austin,512-555-0100", "Luigi,2 Oak St Austin,512-555-0101"];
    const [first = "", second = ""] = shops;
    expect(await notesOf(shops)).toEqual({ names: ["Rosa", "Luigi"], notes: [] });
    expect(await notesOf([first, "NAME,ADDRESS,PHONE", second])).toEqual({
      names: ["Rosa", "Luigi"],
      notes: ["pasted.csv, row 3 repeats the header, so it was left out."],
    });
    const { notes } = await notesOf(["Name,Address,Phone", first, "Name,Address,Phone", second]);
    expect(notes).toEqual(["pasted.csv: 2 rows repeat the header, the first is row 2; they were left out."]);
  });
});
