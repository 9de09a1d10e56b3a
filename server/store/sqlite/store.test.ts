import { countSuite } from "../count-suite.ts";
import { listSuite } from "../list-suite.ts";
import { openMemoryStore } from "../open-store.ts";
import { storeSuite } from "../store-suite.ts";

storeSuite("SQLite", openMemoryStore);
listSuite("SQLite", openMemoryStore);
countSuite("SQLite", openMemoryStore);
