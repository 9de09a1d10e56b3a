import { execFileSync, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXPORTS } from "../../testing/files/export-files.ts";
import { workbookParts, writeParts } from "../../testing/files/workbook-fixture.ts";
import { writeWorkbook } from "../writing/write-workbook.ts";
import { type ReceivedBatch, readBusinessFile } from "./read-business-file.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-businesses-"));
});
afterAll(() => rm(folder, { recursive: true }));

const HEADER = ["name", "place_id", "rating", "country"];

async function workbook(name: string, rows: Iterable<(string | number)[]>, header = HEADER, rowsPerSheet?: number) {
  const file = join(folder, name);
  await writeWorkbook(file, { header }, rows, { rowsPerSheet });
  return file;
}

function* bakeries(count: number) {
  for (let index = 0; index < count; index++) yield [`Bakery ${index}`, `id-${index}`, 4.5, "Germany"];
}

async function all(file: string, options: Partial<Parameters<typeof readBusinessFile>[1]> = {}) {
  const batches: ReceivedBatch[] = [];
  for await (const batch of readBusinessFile(file, { country: "", ...options })) batches.push(batch);
  const businesses = batches.flatMap((batch) => [...batch.businesses]);
  return {
    batches,
    businesses,
    names: businesses.map(({ name }) => name),
    rejected: batches.flatMap(({ rejected }) => rejected),
    warnings: batches.flatMap(({ warnings }) => warnings),
    rows: batches.reduce((sum, { rows }) => sum + rows, 0),
  };
}

describe("the businesses of a workbook", () => {
  it("come in batches, with how far in the file they are", async () => {
    const { batches, names, rows } = await all(await workbook("many.xlsx", bakeries(2_300)));
    expect(rows).toBe(2_300);
    expect(names.at(-1)).toBe("Bakery 2299");
    expect(batches.length).toBeGreaterThan(3);
    const progress = batches.map(({ bytesRead, bytesTotal }) => bytesRead / bytesTotal);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBe(1);
  });

  it("come in batches with the share of their rows, though a small file is read at once", async () => {
    const { batches } = await all(await workbook("small.xlsx", bakeries(400)));
    let rows = 0;
    for (const { rows: batchRows, bytesRead, bytesTotal } of batches.slice(0, -1)) {
      rows += batchRows;
      expect(bytesRead / bytesTotal).toBeCloseTo(rows / 400, 1);
    }
    expect(batches.at(-1)).toMatchObject({ bytesRead: batches[0]?.bytesTotal });
  });

  it("are read from all sheets; a row that cannot be used is rejected alone, as it was", async () => {
    const rows = [
      ["Good", "id-1", 4, "Germany"],
      ["", "id-2", 4, "Germany"],
      ["Good too", "id-3", 5, "Germany"],
    ];
    const { names, rejected, rows: read } = await all(await workbook("two.xlsx", rows, HEADER, 3));
    expect(read).toBe(3);
    expect(names).toEqual(["Good", "Good too"]);
    expect(rejected).toMatchObject([
      {
        sheet: "Businesses",
        row: 3,
        header: HEADER,
        cells: ["", "id-2", "4", "Germany"],
        problems: [{ column: "name", value: "" }],
      },
    ]);
  });

  it("may stand below a title, and a header that comes again is no business", async () => {
    const rows = [[], HEADER, ["One", "id-1", 4, "Germany"], HEADER, ["Two", "id-2", 4, "Germany"]];
    const { names, rows: read } = await all(await workbook("title.xlsx", rows, ["My list of bakeries"]));
    expect(names).toEqual(["One", "Two"]);
    expect(read).toBe(2);
  });

  it("have the default country when the row names none", async () => {
    const { businesses } = await all(await workbook("told.xlsx", [["One", "id-1", 4, ""]]), { country: "Germany" });
    expect(businesses[0]?.country).toBe("Germany");
  });
});

describe("a workbook without businesses is refused in the words of the thread that read it", () => {
  it("when a needed column is missing", async () => {
    const file = await workbook("columns.xlsx", [["A", 4]], ["name", "rating"]);
    const { batches, rows } = await all(file);
    expect(rows).toBe(0);
    expect(batches.at(-1)?.refusal).toMatch(
      /^columns\.xlsx cannot be imported: no column is known as place_id .* Its columns are: name, rating\./,
    );
  });
  it("when it is of another product", async () => {
    const file = await workbook("orders.xlsx", [["1", "2"]], ["Order", "Price"]);
    const { batches } = await all(file);
    expect(batches.at(-1)?.refusal).toMatch(
      /^orders\.xlsx has no header row .* columns would be: Order, Price\. Say what/,
    );
    const unknown = { field: null, why: null, filled: 0, leftOut: 0 };
    expect(batches.at(-1)?.columns).toEqual([
      { header: "Order", ...unknown, samples: ["1"] },
      { header: "Price", ...unknown, field: "price_range", why: "header", samples: ["2"] },
    ]);
  });
  it("when it is empty", async () => {
    const file = await writeParts(join(folder, "empty.xlsx"), workbookParts(""));
    await expect(all(file)).rejects.toThrow("empty.xlsx is empty: none of its sheets has a row.");
  });
});

describe("reading ends", () => {
  it("at once when it is stopped", async () => {
    const file = await workbook("stopped.xlsx", bakeries(20_000));
    const stop = new AbortController();
    let rows = 0;
    const reading = (async () => {
      for await (const batch of readBusinessFile(file, { country: "", signal: stop.signal })) {
        rows += batch.rows;
        stop.abort();
      }
    })();
    await expect(reading).rejects.toMatchObject({ code: "cancelled" });
    expect(rows).toBeLessThan(5_000);
  });

  it("when it takes longer than it may", async () => {
    const file = await workbook("slow.xlsx", bakeries(20_000));
    await expect(all(file, { limits: { seconds: 0.01 } })).rejects.toMatchObject({ code: "too-large" });
  });
});

/** Rows of each export. */
const ROWS: Readonly<Record<string, number>> = {
  "churches.xlsx": 177,
  "electricians.xlsx": 110,
  "judo-clubs.xlsx": 14,
  "restaurants.xlsx": 296,
};

describe("an export of Google Maps", () => {
  it.each(EXPORTS)("is read to its last row, and each can be used: %s", async (file) => {
    const { rows, names, rejected } = await all(file);
    const count = ROWS[basename(file)];
    expect([rows, names.length, rejected.length]).toEqual([count, count, 0]);
  });
});

describe("a text file", () => {
  const LINES = `name,place_id,rating,country\n${Array.from({ length: 1_200 }, (_, index) => `Café ${index},id-${index},4.5,Germany\n`).join("")},id-x,4,Germany\n`;

  async function textFile(name: string, text: string) {
    const file = join(folder, name);
    await writeFile(file, text);
    return file;
  }

  it("is read in a worker, where reading ends, if it is a pipe whose size nobody knows", async () => {
    const pipe = join(folder, "pipe.csv");
    execFileSync("mkfifo", [pipe]);
    const writer = spawn("sh", ["-c", 'cat "$1" > "$2"', "sh", await textFile("piped.csv", LINES.repeat(20)), pipe]);
    try {
      await expect(all(pipe, { limits: { seconds: 0.01 } })).rejects.toMatchObject({ code: "too-large" });
    } finally {
      writer.kill();
    }
  });

  it("has the same businesses whether it is small, and read on this thread, or large, and read in a worker", async () => {
    const small = await all(await textFile("small.csv", LINES));
    const large = await all(await textFile("large.csv", LINES + "\n".repeat(300_000)));
    expect(small.businesses).toHaveLength(1_200);
    expect(large.businesses).toEqual(small.businesses);
    expect(small.rejected).toHaveLength(1);
    expect(large.rejected).toEqual(small.rejected);
    expect(large.batches.length).toBeGreaterThan(1);
    expect(small.batches.length).toBeGreaterThan(1);
  });

  it("that is small is refused like a large one", async () => {
    await expect(all(await textFile("cut.json", '[{"name": "A", "place_id": "1"'))).rejects.toMatchObject({
      code: "unreadable",
    });
    await expect(all(join(folder, "missing.csv"))).rejects.toMatchObject({ code: "not-found" });
  });

  it("that is small stops with the next batch", async () => {
    const stop = new AbortController();
    const read = async () => {
      for await (const { rows } of readBusinessFile(await textFile("stop.csv", LINES), {
        country: "",
        signal: stop.signal,
      })) {
        expect(rows).toBeLessThan(1_201);
        stop.abort();
      }
    };
    await expect(read()).rejects.toMatchObject({
      code: "cancelled",
      message: "stop.csv was not read to its end: it was stopped.",
    });
  });
});
