import { expect, vi } from "vitest";
import { runProgram } from "../../cli/program.ts";

export interface ProgramOutcome {
  stdout: string;
  stderr: string;
  code: number | string;
}

/** For tests: runs a command of the program in this process. */
export async function runInProcess(...args: string[]): Promise<ProgramOutcome> {
  const written = { stdout: "", stderr: "" };
  const spies = (["stdout", "stderr"] as const).map((name) =>
    vi.spyOn(process[name], "write").mockImplementation((text) => {
      written[name] += String(text);
      return true;
    }),
  );
  try {
    await runProgram(args);
    return { ...written, code: process.exitCode ?? 0 };
  } finally {
    process.exitCode = undefined;
    for (const spy of spies) spy.mockRestore();
  }
}

/** The same with one object on standard output, or the test fails. */
export async function runJsonInProcess(...args: string[]) {
  const { stdout, ...outcome } = await runInProcess(...args);
  expect(stdout).toMatch(/^\{.*\}\n$/);
  return { ...outcome, object: JSON.parse(stdout) };
}
