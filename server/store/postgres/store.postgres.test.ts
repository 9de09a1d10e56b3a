import { openEmptyPostgresStore } from "../../testing/postgres/open-empty-store.ts";
import { administratorSuite } from "../suite/administrator-suite.ts";
import { changesSuite } from "../suite/changes-suite.ts";
import { cityNameSuite } from "../suite/city-name-suite.ts";
import { columnMappingSuite } from "../suite/column-mapping-suite.ts";
import { duplicatesSuite } from "../suite/duplicates-suite.ts";
import { editingSuite } from "../suite/editing-suite.ts";
import { jobSuite } from "../suite/job-suite.ts";
import { longTextSuite } from "../suite/long-text-suite.ts";
import { ruleRemovalSuite } from "../suite/rule-removal-suite.ts";
import { rulesSuite } from "../suite/rules-suite.ts";
import { sitemapSuite } from "../suite/sitemap-suite.ts";
import { storeSuite } from "../suite/store-suite.ts";
import { undoSuite } from "../suite/undo-suite.ts";

const SUITES = [
  storeSuite,
  jobSuite,
  sitemapSuite,
  administratorSuite,
  columnMappingSuite,
  undoSuite,
  changesSuite,
  editingSuite,
  duplicatesSuite,
  rulesSuite,
  ruleRemovalSuite,
  cityNameSuite,
  longTextSuite,
];
for (const suite of SUITES) suite("PostgreSQL", openEmptyPostgresStore);
