import type { Command } from "commander";
import { dataFolder } from "../server/config/data-folder.ts";
import { AppError } from "../server/errors.ts";
import { commandLine, nameDatabase } from "./terminal/command-line.ts";
import { type CommandFailure, createPrinter, type GlobalOptions, type Printer } from "./terminal/printer.ts";

/** As errors of the store name it; in an error it works from any folder. */
const RESTORE = "mainstreet restore FILE";
/** Exit codes; 0 is success. */
export const FAILED = 1;
export const USAGE = 2;
const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

export interface CommandContext {
  /** Positional arguments, such as files. */
  args: string[];
  global: GlobalOptions;
  print: Printer;
  /** A command on the data folder of this one, to be pasted from any folder. */
  commandLine(...words: string[]): string;
  /** Aborted by the first Ctrl-C, SIGTERM or SIGHUP; the second one ends the process at once. */
  signal: AbortSignal;
}

type CommandRun<Options> = (options: Options, context: CommandContext) => Promise<void>;

/**
 * A commander action that runs `run` with a printer and an abort signal. What `run` throws becomes one line on standard
 * error and an exit code; the stack of an internal error is printed with MAINSTREET_DEBUG=1. `run` imports server code
 * dynamically, so that `--version` and `help` load none of it.
 */
export function runCommand<Options extends object>(run: CommandRun<Options>) {
  return async (...parameters: unknown[]): Promise<void> => {
    const command = parameters.at(-1) as Command;
    const global = command.optsWithGlobals<GlobalOptions>();
    const print = createPrinter(global);
    nameDatabase(global.database);
    const stop = listenForStop();
    const commandHere = (...words: string[]) => commandLine(dataFolder(global.data).path, ...words);
    try {
      await run(command.opts<Options>(), {
        args: command.args,
        global,
        print,
        commandLine: commandHere,
        signal: stop.signal,
      });
    } catch (error) {
      const failure = failureOf(error);
      print.failure({ ...failure, message: failure.message.replaceAll(RESTORE, commandHere("restore", "FILE")) });
      process.exitCode = error instanceof AppError && error.code === "usage" ? USAGE : FAILED;
    } finally {
      stop.remove();
      print.end();
    }
  };
}

function listenForStop() {
  const controller = new AbortController();
  const stop = () => {
    if (controller.signal.aborted) process.exit(FAILED);
    controller.abort();
  };
  // SIGHUP: the terminal was closed
  for (const name of STOP_SIGNALS) process.on(name, stop);
  return {
    signal: controller.signal,
    remove() {
      for (const name of STOP_SIGNALS) process.off(name, stop);
    },
  };
}

function failureOf(error: unknown): CommandFailure {
  if (error instanceof AppError) {
    const { code, message, fields } = error;
    return { code, message, ...(fields.length > 0 && { fields }) };
  }
  if (process.env.MAINSTREET_DEBUG === "1") {
    return { code: "internal", message: String((error as Error).stack ?? error) };
  }
  const message = error instanceof Error ? error.message : String(error);
  const advice = "Run again with MAINSTREET_DEBUG=1 for the details, and please report it.";
  return { code: "internal", message: `Internal error (${message}). ${advice}` };
}
