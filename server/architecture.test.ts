import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const sources = globSync(["{cli,server,web}/**/*.{ts,tsx,mjs}", "*.{ts,mjs}"], { cwd: root });

/** Each line: a file, and an import in it that the arrows forbid. */
const FORBIDDEN = [
  ["server/domain/slug.ts", "node:fs"],
  ["server/domain/slug.ts", "react"],
  ["server/domain/slug.ts", "zod"],
  ["server/domain/slug.ts", "../store/store.ts"],
  ["server/domain/slug.ts", "../errors.ts"],
  ["server/domain/slug.ts", "#contract/business"],
  ["server/contract/business.ts", "node:path"],
  ["server/contract/business.ts", "../store/store.ts"],
  ["server/operations/import-businesses.ts", "koa"],
  ["server/operations/import-businesses.ts", "../http/serve.ts"],
  ["server/operations/import-businesses.ts", "../../cli/print.ts"],
  ["server/operations/import-businesses.ts", "../store/sqlite/connection.ts"],
  ["server/operations/import-businesses.ts", "better-sqlite3"],
  ["server/operations/import-businesses.ts", "../../web/routes.tsx"],
  ["server/spreadsheet/read-workbook.ts", "../store/store.ts"],
  ["server/spreadsheet/read-workbook.ts", "../operations/import-businesses.ts"],
  ["server/store/store.ts", "better-sqlite3"],
  ["server/store/store.ts", "./sqlite/connection.ts"],
  ["server/store/sqlite/connection.ts", "../../http/serve.ts"],
  ["server/store/sqlite/connection.ts", "../../operations/import-businesses.ts"],
  ["server/http/serve.ts", "better-sqlite3"],
  ["server/http/routes/api.ts", "../../store/sqlite/connection.ts"],
  ["server/http/routes/api.ts", "../../../cli/print.ts"],
  ["server/http/routes/api.ts", "../../../web/entry-server.tsx"],
  ["server/render/render-page.ts", "../../web/routes.tsx"],
  ["server/render/render-page.ts", "../../web/pages/home/home-page.tsx"],
  ["server/render/render-page.ts", "koa"],
  ["server/public-api.ts", "../web/entry-server.tsx"],
  ["server/public-api.ts", "./store/sqlite/connection.ts"],
  ["server/public-api.ts", "better-sqlite3"],
  ["web/pages/home/home-page.tsx", "zod"],
  ["web/pages/home/home-page.tsx", "node:fs"],
  ["web/pages/home/home-page.tsx", "#contract/business"],
  ["web/pages/home/home-page.tsx", "../../../server/errors.ts"],
  ["web/routes.tsx", "../server/public-api.ts"],
  ["cli/main.ts", "../server/http/app.ts"],
  ["cli/commands/serve.ts", "../../server/http/middleware/problems.ts"],
  ["cli/commands/serve.ts", "../../server/store/open-store.ts"],
  ["cli/commands/serve.ts", "../../web/routes.tsx"],
  ["cli/commands/serve.ts", "better-sqlite3"],
] as const;

/** Likewise, allowed. */
const ALLOWED = [
  ["server/domain/address.ts", 'import type { Business } from "#contract/business"'],
  ["server/domain/address.ts", 'import anyAscii from "any-ascii"'],
  ["server/domain/address.ts", 'import { slugify } from "./slug.ts"'],
  ["server/contract/queries.ts", 'import * as z from "zod"'],
  ["server/operations/export-businesses.ts", 'import type { Store } from "../store/store.ts"'],
  ["server/operations/export-businesses.ts", 'import { writeWorkbook } from "../spreadsheet/write-workbook.ts"'],
  ["server/operations/export-businesses.ts", 'import { AppError } from "../errors.ts"'],
  ["server/store/open-store.ts", 'import { openSqlite } from "./sqlite/open-sqlite.ts"'],
  ["server/store/sqlite/businesses.ts", 'import Database from "better-sqlite3"'],
  ["server/render/render.tsx", 'import { render } from "../../web/entry-server.tsx"'],
  ["server/http/app.ts", 'import { renderPage } from "../render/render-page.ts"'],
  ["web/pages/browse/browse-page.tsx", 'import type { Business } from "#contract/business"'],
  ["web/pages/browse/browse-page.tsx", 'import { foldText } from "#domain/fold"'],
  ["cli/commands/import.ts", 'import { serve } from "../../server/http/serve.ts"'],
  ["cli/commands/import.ts", 'import { importBusinesses } from "../../server/operations/import-businesses.ts"'],
] as const;

/** Files with nothing wrong but what the rule of that name is for. */
const PLANTED = {
  "eslint(max-lines)": ["server/long.ts", "export {};\n".repeat(301)],
  "oxc(no-barrel-file)": ["server/barrel.ts", 'export * from "./errors.ts";\n'],
  "import(no-cycle)": ["server/egg.ts", 'import { hen } from "./hen.ts";\nexport const egg = () => hen;\n'],
  "typescript(no-floating-promises)": [
    "server/float.ts",
    "async function f() {}\nexport const g = () => {\n  f();\n};\n",
  ],
} as const;

describe("the arrows of the architecture", () => {
  const copy = mkdtempSync(join(tmpdir(), "mainstreet-arrows-"));
  /** "file code" of each finding. */
  let problems: string[];

  beforeAll(() => {
    for (const file of ["oxlint.config.ts", "tsconfig.json", "package.json"]) {
      copyFileSync(join(root, file), join(copy, file));
    }
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
    FORBIDDEN.forEach(([file, name], at) =>
      plant(planted(file, at), `import { a } from "${name}";\nexport const b = a;\n`),
    );
    ALLOWED.forEach(([file, line], at) => plant(planted(file, at), `${line};\n`));
    for (const [file, text] of Object.values(PLANTED)) plant(file, text);
    plant("server/hen.ts", 'import { egg } from "./egg.ts";\nexport const hen = () => egg;\n');
    plant("server/errors.ts", "export const errors = 1;\n");
    const oxlint = join(root, "node_modules/oxlint/bin/oxlint");
    const run = spawnSync(process.execPath, [oxlint, "--format", "json", "cli", "server", "web"], {
      cwd: copy,
      encoding: "utf8",
    });
    problems = (JSON.parse(run.stdout).diagnostics as { filename: string; code: string }[]).map(
      ({ filename, code }) => `${filename} ${code}`,
    );
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  function plant(file: string, text: string) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  }

  it.each(FORBIDDEN.map(([file, name], at) => [file, name, planted(file, at)]))(
    "%s must not import %s",
    (...[, , file]) => {
      expect(problems).toContain(`${file} eslint(no-restricted-imports)`);
    },
  );

  it.each(ALLOWED.map(([file, line], at) => [file, line, planted(file, at)]))("%s may %s", (...[, , file]) => {
    expect(problems).not.toContain(`${file} eslint(no-restricted-imports)`);
  });

  it.each(Object.entries(PLANTED))("the linter finds what %s is for", (rule, [file]) => {
    expect(problems).toContain(`${file} ${rule}`);
  });
});

describe("names and purity", () => {
  it("no file is named for being a bag of things", () => {
    const bags = sources.filter((file) =>
      /^(utils?|helpers?|common|managers?|misc|types|index)\./.test(basename(file)),
    );
    expect(bags).toEqual([]);
  });

  it("domain asks nothing of the clock, chance, environment or network", () => {
    const impure = /\bnew Date\(\)|\bDate\.now\b|\bMath\.random\b|\bprocess\.|\bfetch\(|\bsetTimeout\b|\bglobalThis\b/;
    const domain = sources.filter((file) => file.startsWith("server/domain/") && !file.includes(".test."));
    expect(domain.filter((file) => impure.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
  });

  it("no test replaces a module of ours", () => {
    const tests = sources.filter((file) => file.includes(".test.") && file !== "server/architecture.test.ts");
    expect(tests.filter((file) => /\bvi\.(do)?[mM]ock\(/.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
  });
});

/** The same place under a name of its own, unless the name itself is what the rule is about. */
function planted(file: string, at: number): string {
  if (basename(file) === "open-store.ts") return file;
  return join(dirname(file), `planted-${at}-${basename(file)}`);
}
