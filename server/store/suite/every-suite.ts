import { describe } from "vitest";
import type { Store } from "../store.ts";
import { addressSuite } from "./address-suite.ts";
import { administratorListSuite } from "./administrator-list-suite.ts";
import { administratorSuite } from "./administrator-suite.ts";
import { changesSuite } from "./changes-suite.ts";
import { cityNameSuite } from "./city-name-suite.ts";
import { columnMappingSuite } from "./column-mapping-suite.ts";
import { countSuite } from "./count-suite.ts";
import { duplicatesSuite } from "./duplicates-suite.ts";
import { editingSuite } from "./editing-suite.ts";
import { facetSuite } from "./facet-suite.ts";
import { factSuite } from "./fact-suite.ts";
import { jobSuite } from "./job-suite.ts";
import { kindsSuite } from "./kinds-suite.ts";
import { listSuite } from "./list-suite.ts";
import { longTextSuite } from "./long-text-suite.ts";
import { mapSuite } from "./map-suite.ts";
import { openingSuite } from "./opening-suite.ts";
import { originSuite } from "./origin-suite.ts";
import { ownFieldSuite } from "./own-field-suite.ts";
import { passkeysSuite } from "./passkeys-suite.ts";
import { peopleSuite } from "./people-suite.ts";
import { photosSuite } from "./photos-suite.ts";
import { placeSuite } from "./place-suite.ts";
import { redoSuite } from "./redo-suite.ts";
import { ruleRemovalSuite } from "./rule-removal-suite.ts";
import { rulesSuite } from "./rules-suite.ts";
import { scheduledFilesSuite } from "./scheduled-files-suite.ts";
import { searchLogSuite } from "./search-log-suite.ts";
import { searchSuite } from "./search-suite.ts";
import { settingsSuite } from "./settings-suite.ts";
import { sitemapSuite } from "./sitemap-suite.ts";
import { storeSuite } from "./store-suite.ts";
import { undoSuite } from "./undo-suite.ts";
import { valueHistorySuite } from "./value-history-suite.ts";

type Suite = (engine: string, open: () => Promise<Store>) => void;

/** Suites of writing. */
export const STORE_SUITES: readonly Suite[] = [
  addressSuite,
  administratorSuite,
  peopleSuite,
  passkeysSuite,
  changesSuite,
  valueHistorySuite,
  cityNameSuite,
  columnMappingSuite,
  duplicatesSuite,
  editingSuite,
  factSuite,
  kindsSuite,
  jobSuite,
  originSuite,
  ownFieldSuite,
  longTextSuite,
  photosSuite,
  scheduledFilesSuite,
  redoSuite,
  ruleRemovalSuite,
  rulesSuite,
  settingsSuite,
  sitemapSuite,
  storeSuite,
  undoSuite,
];

/** Suites of lists, searches and counts; separate, so that two workers can run them in parallel. */
export const SEARCH_SUITES: readonly Suite[] = [
  administratorListSuite,
  countSuite,
  facetSuite,
  listSuite,
  mapSuite,
  openingSuite,
  placeSuite,
  searchLogSuite,
  searchSuite,
];

/** Runs suites on an engine. Each has a `describe` block of its own, since its hooks open a store before every test of the block. */
export function runSuites(suites: readonly Suite[], engine: string, open: () => Promise<Store>): void {
  for (const suite of suites) describe(suite.name, () => suite(engine, open));
}
