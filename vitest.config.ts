import { defineConfig } from "vitest/config";

/**
 * unit: everything in process; executable: dist/mainstreet as its user runs it; e2e: a real browser. They run one after
 * the other, the slow ones one file at a time. Time limits are for a busy machine: no test is about them.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{cli,server,web}/**/*.test.{ts,tsx}"],
          exclude: ["web/e2e/**", "**/*.exe.test.ts"],
          setupFiles: ["server/testing/seed-properties.ts"],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "executable",
          include: ["{cli,server}/**/*.exe.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: "e2e",
          include: ["web/e2e/**/*.test.ts"],
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
