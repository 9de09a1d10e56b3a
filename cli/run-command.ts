import type { Command } from "commander";
import { AppError } from "../server/errors.ts";
import { createPrinter, type GlobalOptions, type Printer } from "./terminal/printer.ts";

/** Exit codes; 0 is success. */
const FAILED = 1;
export const USAGE = 2;

export interface CommandContext {
  /** Positional arguments, such as files. */
  args: string[];
  global: GlobalOptions;
  print: Printer;
  /** Aborted by the first Ctrl-C or SIGTERM; the second one ends the process at once. */
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
    const stop = listenForStop();
    try {
      await run(command.opts<Options>(), { args: command.args, global, print, signal: stop.signal });
    } catch (error) {
      print.error(errorLine(error));
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
  process.on("SIGINT", stop).on("SIGTERM", stop);
  return {
    signal: controller.signal,
    remove: () => void process.off("SIGINT", stop).off("SIGTERM", stop),
  };
}

function errorLine(error: unknown): string {
  if (error instanceof AppError) return error.message;
  if (process.env.MAINSTREET_DEBUG === "1") return String((error as Error).stack ?? error);
  const message = error instanceof Error ? error.message : String(error);
  return `Internal error (${message}). Run again with MAINSTREET_DEBUG=1 for the details, and please report it.`;
}
