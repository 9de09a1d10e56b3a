import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ImportColumn } from "#contract/import-columns";
import { type BusinessInsert, draftOf } from "#domain/business/business-keys";
import { EXPORTER_FILES, type ExporterFile, TRUTH } from "../../testing/exporters/exporter-files-data.ts";
import { csvText } from "../../testing/files/text-tables.ts";
import { businessBatches } from "./business-batches.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "exporters-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function readExport({ format, table = {}, records = [] }: ExporterFile) {
  const file = join(folder, `export.${format}`);
  const [record] = records;
  await writeFile(
    file,
    format === "csv" ? csvText([Object.keys(table), Object.values(table)]) : JSON.stringify(record),
  );
  const businesses: BusinessInsert[] = [];
  const columns: ImportColumn[] = [];
  const problems: unknown[] = [];
  const found = { exporter: null as string | null, refusal: undefined as string | undefined, identities: {} };
  for await (const batch of businessBatches(file, { country: "" })) {
    businesses.push(...batch.businesses);
    columns.push(...(batch.columns ?? []));
    problems.push(...batch.warnings, ...batch.rejected);
    found.exporter ??= batch.exporter ?? null;
    found.refusal ??= batch.refusal;
    Object.assign(found.identities, batch.identities);
  }
  return { businesses, columns, problems, ...found };
}

describe("an export comes in as it is", () => {
  it.each(EXPORTER_FILES.map((file) => [file.exporter ?? "any file", file.format, file] as const))(
    "of %s (%s)",
    async (_name, _format, file) => {
      const { businesses, problems, exporter, refusal } = await readExport(file);
      expect(refusal).toBeUndefined();
      expect(exporter).toBe(file.exporter);
      expect(problems).toEqual([]);
      expect(businesses).toHaveLength(1);
      const draft = draftOf(businesses[0] as BusinessInsert);
      for (const [field, truth] of Object.entries({ ...TRUTH, ...file.differs })) {
        if (file.lacks?.includes(field)) continue;
        const value = draft[field as keyof typeof draft];
        if (truth instanceof RegExp) expect(value, field).toMatch(truth);
        else expect(value, field).toEqual(truth);
      }
    },
  );
});

/** Prints the table exporter × format × rows, rejected, fields filled: PRINT_EXPORTERS=1. */
if (process.env.PRINT_EXPORTERS)
  it("prints what comes in of each exporter", async () => {
    const fields = Object.keys(TRUTH);
    const lines = ["| exporter | format | rows | rejected | fields filled | not used |", "|---|---|---|---|---|---|"];
    for (const file of EXPORTER_FILES) {
      const { businesses, columns, problems } = await readExport(file);
      const draft = draftOf(businesses[0] as BusinessInsert);
      const filled = fields.filter((field) => {
        const value = draft[field as keyof typeof draft];
        return value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
      });
      const unused = columns.filter(({ field }) => field === null).length;
      lines.push(
        `| ${file.exporter ?? "any file"} | ${file.format} | ${businesses.length} | ${problems.length} | ${filled.length} of ${fields.length} | ${unused} of ${columns.length} columns |`,
      );
    }
    process.stdout.write(`${lines.join("\n")}\n`);
  });
