import { diskError } from "../../server/errors.ts";
import { EXIT_FAILED } from "../exit-codes.ts";

/** Ends quietly when the reader of a pipe stops early, as in `mainstreet config | head -1`; a full disk must not end the server. */
export function handleOutputErrors(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit();
    const { message } = diskError("The output", "written", error) as Error;
    process.stderr.write(`mainstreet: ${message}\n`);
    process.exitCode = EXIT_FAILED;
  });
  // An error of standard error has no place to be reported.
  process.stderr.on("error", () => {});
}
