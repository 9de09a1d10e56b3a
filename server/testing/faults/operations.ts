import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "better-sqlite3";
import { plainTerms } from "#domain/search/plain-terms";
import { AppError } from "../../errors.ts";
import { openServices, type Services } from "../../open-services.ts";
import { backUp } from "../../operations/backups/back-up.ts";
import { deleteAll } from "../../operations/backups/delete-all.ts";
import { restoreBackup } from "../../operations/backups/restore-backup.ts";
import { addRule } from "../../operations/editing/add-rule.ts";
import { applyPendingRules } from "../../operations/editing/apply-rules.ts";
import { changeBusinesses } from "../../operations/editing/change-businesses.ts";
import { removeRule } from "../../operations/editing/remove-rule.ts";
import { exportBusinesses } from "../../operations/spreadsheets/export-businesses.ts";
import { importBusinesses } from "../../operations/spreadsheets/import-businesses.ts";
import { undoImport } from "../../operations/spreadsheets/undo-import.ts";
import { SCHEMA_VERSION } from "../../store/schema-version.ts";
import { migrate } from "../../store/sqlite/connection/migrate.ts";
import { openDatabase } from "../../store/sqlite/connection/open-database.ts";
import { storageError } from "../../store/sqlite/connection/storage-error.ts";
import { businessInsert } from "../directories/business-insert.ts";
import { importInto } from "../directories/import-into.ts";

/** Current time of every operation, so that two runs write the same. */
const AT = new Date("2026-03-02T10:00:00Z");
const OPTIONS = { actor: "cli", now: () => AT };
const BUSINESSES = 1_500;
const EARLIER = 500;
const CITY_RULE = { kind: "city", from: "Springfield", to: "Shelbyville", state: "Illinois" } as const;
/** Empty migrations that represent those of a later version. */
const EARLIER_MIGRATIONS = Array.from({ length: SCHEMA_VERSION }, () => "");
const LATER_MIGRATIONS = [
  "CREATE TABLE later (id INTEGER PRIMARY KEY, name TEXT NOT NULL); INSERT INTO later SELECT id, name FROM businesses",
  "CREATE TABLE later_still AS SELECT a.id, b.name FROM later a JOIN later b ON b.id % 20 = a.id % 20; DROP TABLE later",
  "ALTER TABLE later_still RENAME TO latest; CREATE INDEX latest_names ON latest (name)",
];

export interface Operation {
  /** Prepares the data folder, which has the plain directory. */
  prepare?: (services: Services) => Promise<unknown>;
  /** Runs the operation; a second run completes an interrupted one. */
  run: (folder: string) => Promise<unknown>;
  /** The operation is all or nothing: there is no state in between. */
  isAtomic?: boolean;
  /** Makes the directory readable for this program. Returns a sentence when the operation left a forbidden state. */
  settle?: (folder: string) => string | undefined;
}

async function withServices<Result>(folder: string, work: (services: Services) => Promise<Result>): Promise<Result> {
  const services = await openServices({ data: folder, environment: {} });
  services.log.level = "fatal";
  try {
    return await work(services);
  } finally {
    await services.close();
  }
}

function runMigrations(db: Database): void {
  try {
    migrate(db, [...EARLIER_MIGRATIONS, ...LATER_MIGRATIONS]);
  } catch (error) {
    throw storageError(error);
  }
}

function withDatabase<Result>(folder: string, work: (db: Database) => Result): Result {
  const db = openDatabase({ file: join(folder, "mainstreet.db") });
  try {
    return work(db);
  } finally {
    db.close();
  }
}

const makeBusinesses = (prefix: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${prefix}${n}`, { name: `Shop ${prefix}${n}` }]));

const importFile = (folder: string) =>
  withServices(folder, (services) =>
    importBusinesses({
      ...services,
      ...OPTIONS,
      files: [join(folder, "more.csv")],
      onDuplicate: "update",
      country: "",
      limits: {},
    }),
  );

/** Every operation that changes the directory in more than a moment, by name. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  import: { run: importFile },
  "delete-all": {
    isAtomic: true,
    run: (folder) =>
      withServices(folder, (services) =>
        deleteAll({ ...services, ...OPTIONS, backupsFolder: services.folder.backups, keep: 7 }),
      ),
  },
  undo: {
    prepare: ({ store }) => importInto(store, makeBusinesses("later", BUSINESSES)),
    run: (folder) =>
      withServices(folder, async (services) => {
        const [last] = await services.store.imports.list(1, AT);
        await undoImport({ ...services, ...OPTIONS, importId: last?.id ?? 0 }).catch(unless("conflict"));
      }),
  },
  restore: {
    isAtomic: true,
    async prepare(services) {
      await backUp({ ...services, ...OPTIONS, backupsFolder: services.folder.backups, keep: 7, reason: "backup" });
      await importInto(services.store, makeBusinesses("later", BUSINESSES));
    },
    run: (folder) =>
      withServices(folder, async (services) => {
        const [backup = ""] = readdirSync(services.folder.backups)
          .filter((name) => name.endsWith(".db"))
          .toSorted();
        return restoreBackup({ ...services, ...OPTIONS, file: join(services.folder.backups, backup), keep: 7 });
      }),
  },
  migration: {
    isAtomic: true,
    run: async (folder) => withDatabase(folder, (db) => runMigrations(db)),
    settle: (folder) =>
      withDatabase(folder, (db) => {
        const step = Number(db.pragma("user_version", { simple: true })) - SCHEMA_VERSION;
        const tables = db.prepare<[], string>("SELECT name FROM sqlite_schema WHERE name GLOB 'late*'").pluck().all();
        for (const table of tables) if (table !== "latest_names") db.exec(`DROP TABLE ${table}`);
        db.pragma(`user_version = ${SCHEMA_VERSION}`);
        const expected = [[], ["later"], ["later_still"], ["latest", "latest_names"]][step] ?? ["a known version"];
        return tables.toSorted().join() === expected.join()
          ? undefined
          : `step ${step} has the tables ${tables.join()}`;
      }),
  },
  rule: {
    run: (folder) =>
      withServices(folder, (services) =>
        addRule({ ...services, ...OPTIONS }, { kind: "category", from: "Bakery", to: "education" }),
      ),
  },
  "rule of a city": {
    run: (folder) => withServices(folder, (services) => addRule({ ...services, ...OPTIONS }, CITY_RULE)),
  },
  "removal of a rule": {
    prepare: (services) => addRule({ ...services, ...OPTIONS }, CITY_RULE),
    run: (folder) =>
      withServices(folder, async (services) => {
        const [rule] = await services.store.editing.rules();
        await (rule === undefined
          ? applyPendingRules({ ...services, ...OPTIONS })
          : removeRule({ ...services, ...OPTIONS }, rule.id));
      }),
  },
  "bulk edit": {
    run: (folder) =>
      withServices(folder, ({ store }) => {
        const ids = Array.from({ length: BUSINESSES }, (_, n) => n + 1);
        return changeBusinesses({ store, ids, change: { action: "setCategory", category: "Florist" }, ...OPTIONS });
      }),
  },
};

function unless(code: AppError["code"]) {
  return (error: unknown) => {
    if (!(error instanceof AppError && error.code === code)) throw error;
  };
}

/** Reads every row and searches the names; changes no business. */
export const READING: Operation = {
  prepare: (services) =>
    backUp({ ...services, ...OPTIONS, backupsFolder: services.folder.backups, keep: 7, reason: "backup" }),
  run: (folder) =>
    withServices(folder, async (services) => {
      await services.store.search.businesses({ terms: plainTerms("shop") }, "best", { limit: 50, offset: 0 });
      await exportBusinesses({ ...services, ...OPTIONS, folder });
    }),
};

/** Prepares the directory that every operation starts from. */
export async function prepareFolder(folder: string, { prepare }: Operation): Promise<void> {
  await withServices(folder, async (services) => {
    await importInto(
      services.store,
      [...Array(BUSINESSES).keys()].map((n) => businessInsert(`p${n}`, { name: `Shop ${n}`, category: "Bakery" })),
    );
    await prepare?.(services);
  });
}

/** Returns a file that changes some businesses of the directory and adds others. */
export function rowsToImport(): string {
  const row = (n: number) => `Renamed ${n},p${n},Bakery,"${n} Oak St, Austin, TX 78701",United States,4.5`;
  const rows = Array.from({ length: EARLIER + 2 * BUSINESSES }, (_, n) => row(BUSINESSES - EARLIER + n));
  return `name,place_id,category,full_address,country,rating\n${rows.join("\n")}\n`;
}
