import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BUILD, buildText } from "../../../server/output/build-info.ts";
import { buildInfo } from "./build-info.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "mainstreet-build-info-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const { PATH, HOME } = process.env;
const hasGit = spawnSync("git", ["--version"]).error === undefined;

function commitIn(folder: string): string {
  const date = "2026-03-04T05:06:07Z";
  const env = { PATH, HOME, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  const git = (...args: string[]) => execFileSync("git", ["-C", folder, ...args], { env, encoding: "utf8" }).trim();
  writeFileSync(join(folder, "file"), "one");
  git("init", "--quiet");
  git("add", "file");
  git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "--message=One");
  return git("rev-parse", "HEAD");
}

describe("a build", () => {
  it("outside of git names no commit, and only a date from the environment", () => {
    expect(buildInfo(root, { PATH, HOME })).toEqual({ commit: "unknown", date: "unknown" });
    const environment = { PATH, HOME, SOURCE_DATE_EPOCH: "1772600767" };
    expect(buildInfo(root, environment)).toEqual({ commit: "unknown", date: "2026-03-04T05:06:07.000Z" });
    expect(buildInfo(root, { PATH: "/nowhere" })).toEqual({ commit: "unknown", date: "unknown" });
    expect(() => buildInfo(root, { PATH, SOURCE_DATE_EPOCH: "today" })).toThrow("SOURCE_DATE_EPOCH");
  });

  it.runIf(hasGit)("in a clone names commit and date, the same each time, and says when files differ from it", () => {
    const commit = commitIn(root);
    const clean = { commit, date: "2026-03-04T05:06:07.000Z" };
    expect(buildInfo(root, { PATH, HOME })).toEqual(clean);
    writeFileSync(join(root, "untracked"), "");
    expect(buildInfo(root, { PATH, HOME, GIT_DIR: "/nowhere" })).toEqual(clean);
    writeFileSync(join(root, "file"), "two");
    expect(buildInfo(root, { PATH, HOME })).toEqual({ ...clean, commit: `${commit}-dirty` });
  });

  it.runIf(hasGit)("of a tarball inside another repository does not name that repository's commit", () => {
    commitIn(root);
    mkdirSync(join(root, "tarball"));
    cpSync(join(root, "file"), join(root, "tarball/file"));
    expect(buildInfo(join(root, "tarball"), { PATH, HOME })).toEqual({ commit: "unknown", date: "unknown" });
  });
});

it("is named in one line that begins with the version", () => {
  const build = { version: "1.2.3", commit: `${"0123456789".repeat(4)}-dirty`, built: "2026-03-04T05:06:07.000Z" };
  expect(buildText({ ...build, schema: 16 })).toBe("1.2.3 (commit 012345678901-dirty, 2026-03-04, schema version 16)");
  expect(buildText(BUILD)).toBe(`${BUILD.version} (commit unknown, schema version ${BUILD.schema})`);
});
