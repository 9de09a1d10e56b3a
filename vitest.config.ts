import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * unit: in process, needs nothing built; postgres: with a PostgreSQL of its own, nothing built; integration: needs
 * `npm run build`, some start child processes; executable: runs dist/mainstreet as its user does; e2e: a real browser,
 * which needs dist/mainstreet too. They run one after the other, two files at a time. Files of one worker share its modules: most are too short to pay for a process each.
 * Time limits are for a busy machine, where tests are slow and not red: no test is about them. Tests of
 * linear time read texts for which quadratic time would be minutes.
 */
const COMMON = {
  isolate: false,
  maxWorkers: 2,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Short files of many or slow tests. */
const LONGEST = [
  "server/store/sqlite/store.test.ts",
  "server/store/sqlite/store-search.test.ts",
  "server/store/postgres/store.postgres.test.ts",
  "server/store/postgres/store-search.postgres.test.ts",
  "server/operations/spreadsheets/import-formats.integration.test.ts",
  "server/http/admin/routes/rules.integration.test.ts",
  "cli/commands/bad-input.exe.test.ts",
  "cli/commands/import-formats.exe.test.ts",
  "web/e2e/accessibility.test.ts",
  "web/e2e/every-page.test.ts",
];

/** Vitest starts the largest files first. What takes longest comes before them: at the end one worker would be idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((file) => moduleId.endsWith(file));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...COMMON,
          name: "unit",
          include: ["{cli,server,web}/**/*.test.{ts,tsx}"],
          exclude: ["web/e2e/**", "**/*.{integration,exe,postgres}.test.ts"],
          setupFiles: ["server/testing/seed-properties.ts"],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...COMMON,
          name: "postgres",
          include: ["{cli,server,web}/**/*.postgres.test.ts"],
          globalSetup: ["server/testing/postgres/postgres-setup.ts"],
          setupFiles: ["server/testing/seed-properties.ts"],
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...COMMON,
          name: "integration",
          include: ["{cli,server,web}/**/*.integration.test.ts"],
          setupFiles: ["server/testing/seed-properties.ts"],
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...COMMON,
          name: "executable",
          include: ["{cli,server}/**/*.exe.test.ts"],
          globalSetup: ["server/testing/executable-setup.ts"],
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          ...COMMON,
          name: "e2e",
          include: ["web/e2e/**/*.test.ts"],
          globalSetup: ["web/e2e/support/global-setup.ts"],
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
});
