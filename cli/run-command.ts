import type { Command } from "commander";
import { dataFolder } from "../server/config/data-folder.ts";
import { AppError } from "../server/errors.ts";
import { EXIT_FAILED, EXIT_USAGE } from "./exit-codes.ts";
import { hasTerminal, listenForStop } from "./stop-signals.ts";
import { commandLine, nameDatabase } from "./terminal/command-line.ts";
import { type CommandFailure, createPrinter, type GlobalOptions, type Printer } from "./terminal/printer.ts";

/** Commands as errors of the store name them; the printed form works from any folder. */
const COMMANDS = [["restore", "FILE"], ["migrate"]] as const;

export interface CommandContext {
  /** Positional arguments, such as files. */
  args: string[];
  global: GlobalOptions;
  print: Printer;
  /** Returns a command line on the same data folder that works from any folder. */
  commandLine(...words: string[]): string;
  signal: AbortSignal;
  stopSignal(): NodeJS.Signals | undefined;
  /** Registers a listener for a SIGHUP that does not end the process. */
  onHangup(listener: () => void): void;
}

type CommandRun<Options> = (options: Options, context: CommandContext) => Promise<void>;

/**
 * Returns a commander action that runs `run` with a printer and an abort signal. An error of `run` becomes one line on standard error and
 * an exit code; the stack of an internal error is printed with MAINSTREET_DEBUG=1. `run` imports server code dynamically, so that
 * `--version` and `help` load none of it.
 */
export function runCommand<Options extends object>(run: CommandRun<Options>) {
  return async (...parameters: unknown[]): Promise<void> => {
    const command = parameters.at(-1) as Command;
    const globalOptions = command.optsWithGlobals<GlobalOptions>();
    const print = createPrinter(globalOptions);
    nameDatabase(globalOptions.database);
    let onHangup: (() => void) | undefined;
    const stop = listenForStop(EXIT_FAILED, hasTerminal(), () => onHangup?.());
    const commandHere = (...words: string[]) => commandLine(dataFolder(globalOptions.data).path, ...words);
    try {
      // An empty variable in a script must not select another data folder.
      if (globalOptions.data === "") throw new AppError("usage", "--data is empty.");
      await run(command.opts<Options>(), {
        args: command.args,
        global: globalOptions,
        print,
        commandLine: commandHere,
        signal: stop.signal,
        stopSignal: stop.receivedSignal,
        onHangup(listener) {
          onHangup = listener;
        },
      });
    } catch (error) {
      const failure = failureOf(error);
      print.failure({ ...failure, message: nameCommandLines(failure.message, commandHere) });
      process.exitCode = error instanceof AppError && error.code === "usage" ? EXIT_USAGE : EXIT_FAILED;
    } finally {
      stop.remove();
      print.end();
    }
  };
}

function nameCommandLines(message: string, commandHere: CommandContext["commandLine"]): string {
  return COMMANDS.reduce(
    (text, words) => text.replaceAll(["mainstreet", ...words].join(" "), commandHere(...words)),
    message,
  );
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
