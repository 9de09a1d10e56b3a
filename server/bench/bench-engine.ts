import { join } from "node:path";
import { querySuperuser, startPostgres } from "../testing/postgres/postgres-server.ts";
import type { SearchLimits } from "./search-paths.ts";

/** Targets of an engine. */
export interface EngineLimits {
  /** Returns the required rate in rows a second. */
  importRate(rows: number): number;
  importMb: number;
  /** Rows a second. */
  exportRate: number;
  /** Import is also compared with storing alone, and other formats with the workbook. */
  hasImportShares: boolean;
  /** One limit for all classes of searches; undefined if each class has its own. */
  search?: SearchLimits;
  /** Searches of several clients and the server's memory are measured too. */
  hasSearchLoad: boolean;
}

/** An engine to measure. */
export interface BenchEngine {
  name: "SQLite" | "PostgreSQL";
  limits: EngineLimits;
  /** Returns the environment of commands that use the store of a data folder, which is empty at first. */
  environment(data: string): Promise<NodeJS.ProcessEnv>;
  close(): Promise<void>;
}

/** Returns the data folder of a benchmark. */
export const dataOf = (folder: string, { name }: BenchEngine) => join(folder, `data-${name}`);

/** SQLite with a file in each data folder. */
export const sqlite: BenchEngine = {
  name: "SQLite",
  limits: {
    importRate: (rows) => (rows <= 100_000 ? 15_000 : 10_000),
    importMb: 350,
    exportRate: 20_000,
    hasImportShares: true,
    hasSearchLoad: true,
  },
  environment: async () => process.env,
  close: async () => undefined,
};

/** Starts a PostgreSQL server with default settings, durable writes included, and a database for each data folder. */
export async function startPostgresEngine(): Promise<BenchEngine> {
  const server = await startPostgres({ durable: true });
  const urls = new Map<string, string>();

  async function createDatabase(): Promise<string> {
    const name = `bench_${urls.size}`;
    await querySuperuser(server, `CREATE DATABASE ${name} OWNER mainstreet`);
    const url = new URL(server.url);
    url.pathname = name;
    return url.href;
  }

  return {
    name: "PostgreSQL",
    limits: {
      importRate: (rows) => (rows <= 100_000 ? 8_000 : 6_000),
      importMb: 400,
      exportRate: 15_000,
      hasImportShares: false,
      search: { p50: 8, p99: 40 },
      hasSearchLoad: false,
    },
    async environment(data) {
      const url = urls.get(data) ?? (await createDatabase());
      urls.set(data, url);
      return { ...process.env, MAINSTREET_DATABASE_URL: url };
    },
    close: () => server.close(),
  };
}
