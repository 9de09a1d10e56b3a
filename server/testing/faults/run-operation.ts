/** `run-operation.ts FOLDER NAME` runs in its own process, to be killed or to meet a broken disk. It prints how it ends. */
import { AppError } from "../../errors.ts";
import { OPERATIONS, READING } from "./operations.ts";

const [folder = "", name = ""] = process.argv.slice(2);
process.stdout.write("started\n");
try {
  await (OPERATIONS[name] ?? READING).run(folder);
  process.stdout.write("done\n");
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  process.stdout.write(`failed: ${error.message}\n`);
}
