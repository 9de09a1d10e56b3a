/**
 * `node server/testing/exports/make-exports.ts` writes the workbooks in server/testing/fixtures/exports: made-up businesses in the shape of
 * Google Maps exports, with the columns, gaps and spellings of their two header sets.
 */
import { join } from "node:path";
import { churches } from "./churches.ts";
import { electricians } from "./electricians.ts";
import { NEWER_COLUMNS, OLDER_COLUMNS, OLDER_COLUMNS_WITH_EMAIL_NAME } from "./export-columns-data.ts";
import { judoClubs } from "./judo-clubs.ts";
import { restaurants } from "./restaurants.ts";
import { writeInline, writeShared } from "./write-export.ts";

const file = (name: string) => join(import.meta.dirname, "../fixtures/exports", name);

await writeInline(file("electricians.xlsx"), OLDER_COLUMNS, electricians());
await writeInline(file("churches.xlsx"), NEWER_COLUMNS, churches());
await writeInline(file("restaurants.xlsx"), OLDER_COLUMNS, restaurants());
await writeShared(file("judo-clubs.xlsx"), OLDER_COLUMNS_WITH_EMAIL_NAME, judoClubs());
