import { openMemoryStore } from "../open-store.ts";
import { administratorSuite } from "../suite/administrator-suite.ts";
import { duplicatesSuite } from "../suite/duplicates-suite.ts";
import { editingSuite } from "../suite/editing-suite.ts";
import { jobSuite } from "../suite/job-suite.ts";
import { rulesSuite } from "../suite/rules-suite.ts";
import { sitemapSuite } from "../suite/sitemap-suite.ts";
import { storeSuite } from "../suite/store-suite.ts";
import { undoSuite } from "../suite/undo-suite.ts";

storeSuite("SQLite", openMemoryStore);
jobSuite("SQLite", openMemoryStore);
sitemapSuite("SQLite", openMemoryStore);
administratorSuite("SQLite", openMemoryStore);
undoSuite("SQLite", openMemoryStore);
editingSuite("SQLite", openMemoryStore);
duplicatesSuite("SQLite", openMemoryStore);
rulesSuite("SQLite", openMemoryStore);
