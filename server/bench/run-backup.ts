import { benchBackup } from "./bench-backup.ts";
import { benchTable } from "./bench-table.ts";

/** `node server/bench/run-backup.ts EXECUTABLE DATA` measures reads during backups with another build or another directory. */
const [executable = "dist/mainstreet", data = "mainstreet-data"] = process.argv.slice(2);
process.stdout.write(`${benchTable(await benchBackup(executable, data))}\n`);
