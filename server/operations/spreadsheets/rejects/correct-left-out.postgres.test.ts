import { openEmptyPostgresStore } from "../../../testing/postgres/open-empty-store.ts";
import { correctLeftOutSuite } from "../../../testing/suites/correct-left-out-suite.ts";

correctLeftOutSuite("PostgreSQL", openEmptyPostgresStore);
