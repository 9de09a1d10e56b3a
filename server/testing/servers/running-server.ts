import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Job } from "#contract/admin-api";
import { IMPORT_COLUMNS } from "#domain/business/export-row";
import { openServer, type RunningServer } from "../../open-server.ts";
import { openServices, type Services } from "../../open-services.ts";
import { writeWorkbook } from "../../spreadsheet/writing/write-workbook.ts";
import { type Ask, signedIn } from "./signed-in-client.ts";

export interface ServerFixture {
  services: Services;
  url: string;
  /** A signed-in `fetch`. */
  ask: Ask;
  /** Sends a request to /api/admin and parses the JSON. */
  json: <Answer>(path: string, init?: RequestInit) => Promise<Answer>;
  /** `field` is that of the form; "excelFile" by default. */
  upload: (
    file: Blob,
    name: string,
    query?: string,
    headers?: Record<string, string>,
    field?: string,
  ) => Promise<Response>;
  /** Polls until a job has ended. */
  waitForJob: (id: number) => Promise<Job>;
  server: RunningServer;
  close(): Promise<void>;
}

/**
 * Runs the real server on its own data folder, with a signed-in administrator; jobs run in child processes. With `isServing` it follows
 * changes of others in the background, as `mainstreet serve` does, instead of reading the version each time.
 */
export async function runServer(
  settings: Readonly<Record<string, unknown>> = {},
  data?: string,
  isServing = false,
): Promise<ServerFixture> {
  const folder = data ?? (await mkdtemp(join(tmpdir(), "mainstreet-admin-")));
  const services = await openServices({ data: folder, environment: {}, overrides: settings, isServing });
  services.log.level = "fatal";
  const server = await openServer(services, { host: "127.0.0.1", port: 0 });
  server.warmUp();
  const ask = await signedIn({ store: services.store, url: server.url, origin: services.config.site.baseUrl });
  const job = async (id: number) => (await (await ask(`/api/admin/jobs/${id}`)).json()) as Job;
  return {
    services,
    url: server.url,
    ask,
    json: async (path, init) => (await ask(`/api/admin/${path}`, init)).json(),
    upload(file, name, query = "", headers = {}, field = "excelFile") {
      const body = new FormData();
      body.append(field, file, name);
      return ask(`/api/admin/import${query}`, { method: "POST", body, headers });
    },
    async waitForJob(id) {
      for (;;) {
        const current = await job(id);
        if (current.state !== "running") return current;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    server,
    async close() {
      await server.close();
      await services.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes a workbook of the 13 columns; rows for which `isInvalid` is true will be rejected. */
export async function workbookOf(rows: number, isInvalid: (row: number) => boolean = () => false): Promise<Blob> {
  const folder = await mkdtemp(join(tmpdir(), "mainstreet-workbook-"));
  const file = join(folder, "made-up.xlsx");
  const cells = (row: number): Record<string, string | number> => ({
    name: isInvalid(row) ? "" : `Bakery ${row}`,
    category: "Bakery",
    full_address: `${row} Oak St, Austin, TX 78701`,
    country: "US",
    phone: "+1 512-555-0100",
    rating: 4.5,
    reviews: row % 100,
    place_id: `ChIJ-bakery-${row}`,
  });
  const madeRows = Array.from({ length: rows }, (_, row) => IMPORT_COLUMNS.map((column) => cells(row)[column] ?? null));
  await writeWorkbook(file, { header: [...IMPORT_COLUMNS] }, madeRows);
  const bytes = await readFile(file);
  await rm(folder, { recursive: true });
  return new Blob([bytes]);
}
