import { openMemoryStore } from "../../../store/open-store.ts";
import { correctLeftOutSuite } from "../../../testing/suites/correct-left-out-suite.ts";

correctLeftOutSuite("SQLite", openMemoryStore);
