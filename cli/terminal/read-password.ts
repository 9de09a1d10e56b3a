import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { AppError } from "../../server/errors.ts";

const NOTHING_CHANGED = "The password was not changed.";

/**
 * Reads a new password: typed twice on a terminal without echo, otherwise the one line of standard input. Errors: AppError `usage` when
 * standard input has no line or several, `invalid` when the two differ, `cancelled` after Ctrl-C or Ctrl-D.
 */
export async function readNewPassword(signal: AbortSignal): Promise<string> {
  return process.stdin.isTTY ? typedTwice(signal) : readStandardInput();
}

async function readStandardInput(): Promise<string> {
  const password = (await text(process.stdin)).replace(/\r?\n$/, "");
  if (password === "") {
    throw new AppError(
      "usage",
      "There is no password: type it on a terminal, or give it as the one line of standard input.",
    );
  }
  if (/[\r\n]/.test(password))
    throw new AppError("usage", "Standard input holds more than one line. It takes the password alone.");
  return password;
}

async function typedTwice(signal: AbortSignal): Promise<string> {
  const silentOutput = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silentOutput, terminal: true, historySize: 0 });
  const interruption = new AbortController();
  // In raw mode, readline receives Ctrl-C and Ctrl-D.
  terminal.once("SIGINT", () => interruption.abort()).once("close", () => interruption.abort());
  const askQuestion = async (question: string) => {
    process.stderr.write(question);
    const answer = await terminal.question("", { signal: AbortSignal.any([signal, interruption.signal]) });
    process.stderr.write("\n");
    return answer;
  };
  try {
    const password = await askQuestion("New password: ");
    if ((await askQuestion("Repeat the password: ")) === password) return password;
  } catch (error) {
    process.stderr.write("\n");
    throw new AppError("cancelled", NOTHING_CHANGED, [], { cause: error });
  } finally {
    terminal.close();
  }
  throw new AppError("invalid", `The two passwords differ. ${NOTHING_CHANGED}`);
}
