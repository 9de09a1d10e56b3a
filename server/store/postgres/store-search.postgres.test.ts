import { openEmptyPostgresStore } from "../../testing/postgres/open-empty-store.ts";
import { runSuites, SEARCH_SUITES } from "../suite/every-suite.ts";

runSuites(SEARCH_SUITES, "PostgreSQL", openEmptyPostgresStore);
