import { administratorSuite } from "../administrator-suite.ts";
import { countSuite } from "../count-suite.ts";
import { facetSuite } from "../facet-suite.ts";
import { jobSuite } from "../job-suite.ts";
import { listSuite } from "../list-suite.ts";
import { openMemoryStore } from "../open-store.ts";
import { sitemapSuite } from "../sitemap-suite.ts";
import { storeSuite } from "../store-suite.ts";
import { undoSuite } from "../undo-suite.ts";

storeSuite("SQLite", openMemoryStore);
listSuite("SQLite", openMemoryStore);
facetSuite("SQLite", openMemoryStore);
countSuite("SQLite", openMemoryStore);
jobSuite("SQLite", openMemoryStore);
sitemapSuite("SQLite", openMemoryStore);
administratorSuite("SQLite", openMemoryStore);
undoSuite("SQLite", openMemoryStore);
