import { setFlagsFromString } from "node:v8";
import { diskError } from "../server/errors.ts";
import { EXIT_FAILED } from "./exit-codes.ts";
import { runProgram } from "./program.ts";

// Only this user may read databases, exports and backups; code that writes a public file sets its mode.
process.umask(0o077);

// Collect garbage when the heap has doubled: V8's default takes 20 to 70 MB more in an import. This cannot move to build.mjs, since V8
// rejects a code cache made with other flags.
setFlagsFromString("--heap-growing-percent=100");

// The reader of a pipe may stop early: `mainstreet config | head -1`. A full disk must not end the server.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit();
  const { message } = diskError("The output", "written", error) as Error;
  process.stderr.write(`mainstreet: ${message}\n`);
  process.exitCode = EXIT_FAILED;
});
// An error of standard error has no place to be reported.
process.stderr.on("error", () => {});

// Node opens its inspector on this signal unless there is a listener: anyone allowed to send it could run code here.
process.on("SIGUSR1", () => {});

runProgram(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = EXIT_FAILED;
});
