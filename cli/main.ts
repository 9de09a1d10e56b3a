import { setFlagsFromString } from "node:v8";
import { EXIT_FAILED } from "./exit-codes.ts";
import { runProgram } from "./program.ts";
import { handleOutputErrors } from "./terminal/output-errors.ts";

// Only this user may read databases, exports and backups; code that writes a public file sets its mode.
process.umask(0o077);

// Collect garbage when the heap has doubled: V8's default takes 20 to 70 MB more in an import. V8 refuses a code cache
// that was made with other flags, so the build makes the program's before this line and the worker's after it.
setFlagsFromString("--heap-growing-percent=100");

handleOutputErrors();

// Node opens its inspector on this signal unless there is a listener: anyone allowed to send it could run code here.
process.on("SIGUSR1", () => {});

runProgram(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = EXIT_FAILED;
});
