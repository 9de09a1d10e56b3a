import { openEmptyPostgresStore } from "../../testing/postgres/open-empty-store.ts";
import { administratorListSuite } from "../suite/administrator-list-suite.ts";
import { countSuite } from "../suite/count-suite.ts";
import { facetSuite } from "../suite/facet-suite.ts";
import { listSuite } from "../suite/list-suite.ts";
import { openingSuite } from "../suite/opening-suite.ts";
import { placeSuite } from "../suite/place-suite.ts";
import { searchLogSuite } from "../suite/search-log-suite.ts";
import { searchSuite } from "../suite/search-suite.ts";

// apart from store.postgres.test.ts, so that two workers share the time
const SUITES = [
  searchSuite,
  listSuite,
  administratorListSuite,
  openingSuite,
  facetSuite,
  countSuite,
  searchLogSuite,
  placeSuite,
];
for (const suite of SUITES) suite("PostgreSQL", openEmptyPostgresStore);
