import { benchOverload } from "./bench-overload.ts";
import { benchTable } from "./bench-table.ts";

/** `node server/bench/run-overload.ts EXECUTABLE DATA [SECONDS]` runs the overload benchmark with another build or another directory. */
const [executable = "dist/mainstreet", data = "mainstreet-data", seconds = "60"] = process.argv.slice(2);
process.stdout.write(`${benchTable(await benchOverload(executable, data, Number(seconds)))}\n`);
