import { openEmptyPostgresStores } from "../../testing/postgres/open-empty-store.ts";
import { deleteAllSuite } from "../../testing/suites/delete-all-suite.ts";

deleteAllSuite("PostgreSQL", openEmptyPostgresStores);
