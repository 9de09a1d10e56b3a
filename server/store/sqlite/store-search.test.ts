import { openMemoryStore } from "../open-store.ts";
import { runSuites, SEARCH_SUITES } from "../suite/every-suite.ts";

runSuites(SEARCH_SUITES, "SQLite", openMemoryStore);
