import { openEmptyPostgresStore } from "../../testing/postgres/open-empty-store.ts";
import { runSuites, STORE_SUITES } from "../suite/every-suite.ts";

runSuites(STORE_SUITES, "PostgreSQL", openEmptyPostgresStore);
