import type { Command } from "commander";
import { AppError } from "../server/errors.ts";
import { createPrinter, type GlobalOptions, type Printer } from "./terminal/printer.ts";

/** Exit codes of contract §2. */
export const FAILED = 1;
export const USAGE = 2;

export interface CommandContext {
  /** Values after the command's name, e.g. files. */
  args: string[];
  global: GlobalOptions;
  print: Printer;
  /** Ends with Ctrl-C or SIGTERM; a second one ends the process at once. */
  signal: AbortSignal;
}

export type CommandRun<Options> = (options: Options, context: CommandContext) => Promise<void>;

/**
 * The one way into a command: loads it, gives it a printer and a signal, and turns what it throws into one line on
 * stderr and an exit code. A bug shows as "internal error"; its stack is printed with MAINSTREET_DEBUG=1.
 */
export function runCommand<Options>(load: () => Promise<CommandRun<Options>>) {
  return async (...given: unknown[]): Promise<void> => {
    const command = given.at(-1) as Command;
    const global = command.optsWithGlobals<GlobalOptions>();
    const print = createPrinter(global);
    const stop = stopSignal();
    try {
      const run = await load();
      await run(command.opts<Options & Record<string, unknown>>(), {
        args: command.args,
        global,
        print,
        signal: stop.signal,
      });
    } catch (error) {
      print.error(sentence(error));
      process.exitCode = error instanceof AppError && error.code === "usage" ? USAGE : FAILED;
    } finally {
      stop.forget();
      print.end();
    }
  };
}

function stopSignal() {
  const controller = new AbortController();
  const stop = () => {
    if (controller.signal.aborted) process.exit(FAILED);
    controller.abort();
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  return {
    signal: controller.signal,
    forget() {
      process.off("SIGINT", stop);
      process.off("SIGTERM", stop);
    },
  };
}

function sentence(error: unknown): string {
  if (error instanceof AppError) return error.message;
  if (process.env.MAINSTREET_DEBUG === "1") return String((error as Error).stack ?? error);
  const message = error instanceof Error ? error.message : String(error);
  return `Internal error (${message}). Run again with MAINSTREET_DEBUG=1 for the details, and please report it.`;
}
