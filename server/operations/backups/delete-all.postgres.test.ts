import { deleteAllSuite } from "../../testing/delete-all-suite.ts";
import { openEmptyPostgresStores } from "../../testing/postgres/open-empty-store.ts";

deleteAllSuite("PostgreSQL", openEmptyPostgresStores);
