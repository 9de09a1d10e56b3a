import { openMemoryStore } from "../open-store.ts";
import { runSuites, STORE_SUITES } from "../suite/every-suite.ts";

runSuites(STORE_SUITES, "SQLite", openMemoryStore);
