import { spawnSync } from "node:child_process";
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** A file in a folder, and the imports that its folder forbids. */
const FORBIDDEN_BY_FOLDER: Record<string, string[]> = {
  "server/domain/text/slug.ts": [
    "node:fs",
    "react",
    "koa",
    "zod",
    "better-sqlite3",
    "#contract/business",
    "#contract/backups/backup-status",
    "../../contract/queries.ts",
    "../../errors.ts",
    "../../config/load-config.ts",
    "../../jobs/queue/job-queue.ts",
    "../../queries/public-api.ts",
    "../../store/store.ts",
    "../../spreadsheet/sheet.ts",
    "../../operations/backups/back-up.ts",
    "../../http/serve.ts",
    "../../render/render-page.ts",
    "../../testing/directories/draft-fixture.ts",
    "../../../cli/main.ts",
    "../../../web/routes.tsx",
  ],
  "server/contract/business.ts": [
    "node:path",
    "koa",
    "react",
    "lru-cache",
    "../errors.ts",
    "../output/json-line.ts",
    "../domain/text/slug.ts",
    "../store/store.ts",
    "../queries/public-api.ts",
    "../testing/directories/draft-fixture.ts",
  ],
  "server/contract/lists/parameter.ts": ["zod", "node:path", "koa", "../queries.ts", "../../errors.ts"],
  "server/config/load-config.ts": [
    "koa",
    "better-sqlite3",
    "../store/store.ts",
    "../jobs/queue/job-queue.ts",
    "../queries/public-api.ts",
    "../operations/backups/back-up.ts",
    "../http/serve.ts",
    "../open-services.ts",
    "../../cli/main.ts",
  ],
  "server/map/current-map.ts": [
    "koa",
    "../store/store.ts",
    "../jobs/queue/job-queue.ts",
    "../queries/public-api.ts",
    "../operations/backups/back-up.ts",
    "../http/serve.ts",
  ],
  "server/operations/backups/back-up.ts": [
    "koa",
    "react",
    "commander",
    "better-sqlite3",
    "../../http/serve.ts",
    "../../open-services.ts",
    "../../jobs/queue/job-queue.ts",
    "../../render/render-page.ts",
    "../../store/sqlite/sqlite-store.ts",
    "../../testing/directories/draft-fixture.ts",
    "../../../cli/terminal/printer.ts",
    "../../../web/routes.tsx",
  ],
  "server/queries/public-api.ts": [
    "koa",
    "better-sqlite3",
    "../http/serve.ts",
    "../jobs/queue/job-queue.ts",
    "../operations/backups/back-up.ts",
    "../render/render-page.ts",
    "../spreadsheet/sheet.ts",
    "../store/sqlite/sqlite-store.ts",
    "../testing/directories/draft-fixture.ts",
    "../../web/entry-server.tsx",
  ],
  "server/jobs/queue/job-queue.ts": [
    "koa",
    "better-sqlite3",
    "../../open-server.ts",
    "../../compose-server.ts",
    "../../http/serve.ts",
    "../../render/render-page.ts",
    "../../store/sqlite/sqlite-store.ts",
    "../../testing/directories/draft-fixture.ts",
    "../../../cli/main.ts",
  ],
  "server/spreadsheet/xlsx/read-xlsx.ts": [
    "better-sqlite3",
    "../../store/store.ts",
    "../../queries/public-api.ts",
    "../../jobs/queue/job-queue.ts",
    "../../operations/backups/back-up.ts",
    "../../testing/directories/draft-fixture.ts",
  ],
  "server/store/store.ts": [
    "better-sqlite3",
    "./sqlite/sqlite-store.ts",
    "./suite/store-suite.ts",
    "../spreadsheet/sheet.ts",
    "../queries/public-api.ts",
    "../jobs/queue/job-queue.ts",
    "../testing/directories/draft-fixture.ts",
  ],
  "server/store/columns/query.ts": [
    "better-sqlite3",
    "koa",
    "../sqlite/sqlite-store.ts",
    "../suite/store-suite.ts",
    "../../queries/public-api.ts",
    "../../spreadsheet/sheet.ts",
    "../../testing/directories/draft-fixture.ts",
  ],
  "server/store/open-store.ts": ["koa", "../operations/backups/back-up.ts", "../testing/directories/draft-fixture.ts"],
  "server/store/sqlite/sqlite-store.ts": [
    "koa",
    "../../http/serve.ts",
    "../../jobs/queue/job-queue.ts",
    "../../queries/public-api.ts",
    "../../operations/backups/back-up.ts",
    "../suite/store-suite.ts",
  ],
  "server/http/routes/api.ts": [
    "../../open-services.ts",
    "better-sqlite3",
    "react",
    "commander",
    "../../render/html-document.ts",
    "../../store/sqlite/sqlite-store.ts",
    "../../testing/directories/sample-directory.ts",
    "../../../cli/terminal/printer.ts",
    "../../../web/entry-server.tsx",
  ],
  "server/render/render-page.ts": [
    "../open-server.ts",
    "../compose-server.ts",
    "koa",
    "better-sqlite3",
    "../jobs/queue/job-queue.ts",
    "../operations/backups/back-up.ts",
    "../testing/directories/sample-directory.ts",
    "../../web/routes.tsx",
    "../../web/pages/home/home-page.tsx",
  ],
  "server/errors.ts": ["better-sqlite3", "./store/sqlite/sqlite-store.ts", "./testing/directories/draft-fixture.ts"],
  "web/pages/home/home-page.tsx": [
    "zod",
    "opening_hours",
    "#domain/opening-hours/opening-hours-parse",
    "#domain/opening-hours/osm-hours",
    "node:fs",
    "koa",
    "#contract/business",
    "#contract/backups/backup-status",
    "../../../server/errors.ts",
    "../../../cli/main.ts",
    "../../ssr/layout-cache.tsx",
    "../../e2e/support/addresses.ts",
  ],
  "web/ssr/layout-cache.tsx": ["node:fs", "zod", "../../server/errors.ts"],
  "web/entry-server.tsx": ["node:fs", "../server/errors.ts"],
  "cli/main.ts": ["koa", "../server/http/app.ts", "../server/testing/run-executable.ts"],
  "cli/commands/serve.ts": [
    "react",
    "better-sqlite3",
    "../../server/http/serve.ts",
    "../../server/jobs/queue/job-queue.ts",
    "../../server/store/open-store.ts",
    "../../server/spreadsheet/sheet.ts",
    "../../server/render/render-page.ts",
    "../../web/routes.tsx",
  ],
};
const FORBIDDEN = Object.entries(FORBIDDEN_BY_FOLDER).flatMap(([file, names]) =>
  names.map((name) => [file, name] as const),
);

/** A file and an import that its folder allows. */
const ALLOWED = [
  ["server/domain/address/address.ts", 'import type { Business } from "#contract/business"'],
  ["server/domain/address/address.ts", 'import { isSet } from "#contract/lists/parameter"'],
  ["server/domain/address/address.ts", 'import anyAscii from "any-ascii"'],
  ["server/domain/address/address.ts", 'import { slugify } from "../text/slug.ts"'],
  ["server/contract/queries.ts", 'import * as z from "zod"'],
  ["server/contract/queries.ts", 'import { businessSchema } from "./business.ts"'],
  ["server/contract/queries.ts", 'import { readDecimal } from "#domain/text/numbers/read-number"'],
  ["server/config/load-config.ts", 'import { AppError } from "../errors.ts"'],
  ["server/operations/backups/back-up.ts", 'import type { Store } from "../../store/store.ts"'],
  ["server/operations/backups/back-up.ts", 'import { createSitemaps } from "../../queries/sitemaps.ts"'],
  ["server/operations/backups/back-up.ts", 'import { sheet } from "../../spreadsheet/sheet.ts"'],
  ["server/operations/backups/back-up.ts", 'import { AppError } from "../../errors.ts"'],
  ["server/jobs/queue/job-queue.ts", 'import { backUp } from "../../operations/backups/back-up.ts"'],
  ["server/store/open-store.ts", 'import { createSqliteStore } from "./sqlite/sqlite-store.ts"'],
  ["server/store/sqlite/sqlite-store.ts", 'import Database from "better-sqlite3"'],
  ["server/store/sqlite/columns/facets.ts", 'import { selectPositions } from "../../columns/predicates.ts"'],
  ["server/store/columns/query.ts", 'import type { Page } from "../port/directory.ts"'],
  ["server/store/suite/store-suite.ts", 'import { draft } from "../../testing/directories/draft-fixture.ts"'],
  ["server/render/render.tsx", 'import { render } from "../../web/entry-server.tsx"'],
  ["server/http/app.ts", 'import type { PageRendererOptions } from "../render/render-page.ts"'],
  ["server/http/app.test.ts", 'import { directory } from "./directories/sample-directory.ts"'],
  ["web/pages/business-lists/browse-page.tsx", 'import type { Business } from "#contract/business"'],
  ["web/pages/business-lists/browse-page.tsx", 'import { isSet } from "#contract/lists/parameter"'],
  ["web/pages/business-lists/browse-page.tsx", 'import { foldText } from "#domain/text/fold"'],
  ["web/entry-server.tsx", 'import { createLayoutCache } from "./ssr/layout-cache.tsx"'],
  ["server/open-server.ts", 'import { createHandler } from "./http/app.ts"'],
  ["server/http/app.test.ts", 'import { openServer } from "../open-server.ts"'],
  ["cli/commands/import.ts", 'import { openServer } from "../open-server.ts"'],
  ["cli/commands/import.ts", 'import { backUp } from "../operations/backups/back-up.ts"'],
] as const;

/** Files that each violate one rule, by its name. */
const PLANTED = {
  "eslint(max-lines)": ["server/long.ts", "export {};\n".repeat(301)],
  "oxc(no-barrel-file)": ["server/barrel.ts", 'export * from "./errors.ts";\n'],
  "import(no-cycle)": ["server/egg.ts", 'import { hen } from "./hen.ts";\nexport const egg = () => hen;\n'],
  "eslint(no-restricted-imports)": [
    "web/admin/merge.ts",
    'import { useMutation } from "@tanstack/react-query";\nexport const merge = useMutation;\n',
  ],
  "e2e(poll-pages)": ["web/e2e/title.test.ts", 'expect(await page.title()).toBe("Home");\n'],
  "typescript(no-floating-promises)": [
    "server/float.ts",
    "async function f() {}\nexport const g = () => {\n  f();\n};\n",
  ],
} as const;

describe("the arrows of the architecture", () => {
  const copy = mkdtempSync(join(tmpdir(), "mainstreet-arrows-"));
  /** "file code message" of each finding. */
  let problems: string[];

  beforeAll(() => {
    for (const file of ["oxlint.config.ts", "tsconfig.json", "package.json", "web/e2e/lint/poll-pages.mjs"]) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      copyFileSync(join(root, file), join(copy, file));
    }
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
    for (const [file, names] of Object.entries(FORBIDDEN_BY_FOLDER)) {
      plant(plantedPath(file), names.map((name, index) => `import { a${index} } from "${name}";\n`).join(""));
    }
    for (const [file, line] of ALLOWED) plant(plantedPath(file), `${line};\n`);
    for (const [file, text] of Object.values(PLANTED)) plant(file, text);
    plant("server/hen.ts", 'import { egg } from "./egg.ts";\nexport const hen = () => egg;\n');
    plant("server/errors.ts", "export const errors = 1;\n");
    const oxlint = join(root, "node_modules/oxlint/bin/oxlint");
    const run = spawnSync(process.execPath, [oxlint, "--format", "json", "cli", "server", "web"], {
      cwd: copy,
      encoding: "utf8",
    });
    problems = (JSON.parse(run.stdout).diagnostics as { filename: string; code: string; message: string }[]).map(
      ({ filename, code, message }) => `${filename} ${code} ${message}`,
    );
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  function plant(file: string, text: string) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    appendFileSync(join(copy, file), text);
  }

  it.each(FORBIDDEN)("%s must not import %s", (file, name) => {
    expect(restrictedImports(file)).toContainEqual(expect.stringContaining(`'${name}'`));
  });

  it.each(ALLOWED)("%s may %s", (file, line) => {
    const name = /"(.*)"/.exec(line)?.[1];
    expect(restrictedImports(file)).not.toContainEqual(expect.stringContaining(`'${name}'`));
  });

  it.each(Object.entries(PLANTED))("the linter reports the example of %s", (rule, [file]) => {
    expect(problems).toContainEqual(expect.stringContaining(`${file} ${rule} `));
  });

  function restrictedImports(file: string): string[] {
    return problems.filter((problem) => problem.startsWith(`${plantedPath(file)} eslint(no-restricted-imports)`));
  }
});

/** Returns the path of a planted file. Two rules are for one file each; for others the file lies beside the one that the rule names. */
function plantedPath(file: string): string {
  const isRuleOfOneFile = ["server/store/open-store.ts", "web/entry-server.tsx"].includes(file);
  return isRuleOfOneFile ? file : join(dirname(file), `planted-${basename(file)}`);
}
