import packageJson from "../../package.json" with { type: "json" };
import { SCHEMA_VERSION } from "../store/schema-version.ts";

/** build.mjs defines both in the bundle. */
declare const BUILD_COMMIT: string | undefined;
declare const BUILD_DATE: string | undefined;

export interface BuildInfo {
  version: string;
  /** Git commit, with "-dirty" if files differed from it; "unknown" without git or when run from source. */
  commit: string;
  /** Time of the commit in ISO 8601, or SOURCE_DATE_EPOCH; "unknown" without either. */
  built: string;
  /** Schema version of the database. */
  schema: number;
}

/** Identifies the running build of this program. */
export const BUILD: BuildInfo = {
  version: packageJson.version,
  commit: typeof BUILD_COMMIT === "undefined" ? "unknown" : BUILD_COMMIT,
  built: typeof BUILD_DATE === "undefined" ? "unknown" : BUILD_DATE,
  schema: SCHEMA_VERSION,
};

/** Number of characters of a commit to show. */
const COMMIT_CHARS = 12;

/** Formats the build for people: "0.1.0 (commit 1a2b3c4d5e6f, 2026-11-21, schema version 16)". */
export function buildText({ version, commit, built, schema }: BuildInfo): string {
  const [hash = "", ...dirty] = commit.split("-");
  const facts = [
    `commit ${[hash.slice(0, COMMIT_CHARS), ...dirty].join("-")}`,
    ...(built === "unknown" ? [] : [built.slice(0, 10)]),
    `schema version ${schema}`,
  ];
  return `${version} (${facts.join(", ")})`;
}
