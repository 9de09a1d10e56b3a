import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * unit: in process, needs nothing built; postgres: with a PostgreSQL of its own, nothing built; integration: needs
 * `npm run build`, some start child processes; executable: runs dist/mainstreet as its user does; e2e: a real browser,
 * which needs dist/mainstreet too. Three files run at a time: two cores are busy with them, as many wait for a browser or a child process. Files of one worker share its modules: most are too short to pay for a process each.
 * Time limits only end what hangs: on a busy machine tests are slow and not red, and no test is about time. Tests of
 * linear time read texts for which quadratic time would be minutes.
 */
const COMMON = {
  isolate: false,
  maxWorkers: 3,
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 300_000 } },
  // Commands that run in the process of a test use the name of the executable.
  env: { npm_package_name: "" },
};

/** Projects in their order. */
const PROJECTS = ["unit", "postgres", "integration", "executable", "e2e"];
/** Files of the last project that start first, so that no worker is idle at the end. The largest files do not always take longest. */
const LONGEST = ["web/e2e/accessibility.test.ts", "web/e2e/every-page.test.ts"];

/** Runs one project after the other: a worker without a file continues with the next one. The longest files come first. */
class InOrderOfProjects extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((file) => moduleId.endsWith(file));
    const rank = (file: TestSpecification) => PROJECTS.indexOf(file.project.name) - (isLong(file) ? 0.5 : 0);
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: InOrderOfProjects },
    projects: [
      {
        test: {
          ...COMMON,
          name: "unit",
          include: ["{cli,server,web}/**/*.test.{ts,tsx}"],
          exclude: ["web/e2e/**", "**/*.{integration,exe,postgres}.test.ts"],
          setupFiles: ["server/testing/seed-properties.ts", "server/testing/program-flags.ts"],
        },
      },
      {
        test: {
          ...COMMON,
          name: "postgres",
          include: ["{cli,server,web}/**/*.postgres.test.ts"],
          globalSetup: ["server/testing/postgres/postgres-setup.ts"],
          setupFiles: ["server/testing/seed-properties.ts", "server/testing/program-flags.ts"],
        },
      },
      {
        test: {
          ...COMMON,
          name: "integration",
          include: ["{cli,server,web}/**/*.integration.test.ts"],
          setupFiles: ["server/testing/seed-properties.ts", "server/testing/program-flags.ts"],
        },
      },
      {
        test: {
          ...COMMON,
          name: "executable",
          include: ["{cli,server}/**/*.exe.test.ts"],
          globalSetup: ["server/testing/executable-setup.ts"],
        },
      },
      {
        test: {
          ...COMMON,
          name: "e2e",
          include: ["web/e2e/**/*.test.ts"],
          globalSetup: ["web/e2e/support/global-setup.ts"],
        },
      },
    ],
  },
});
