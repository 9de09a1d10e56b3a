import { expect, vi } from "vitest";
import { runProgram } from "../../../cli/program.ts";

export interface ProgramOutcome {
  stdout: string;
  stderr: string;
  code: number | string;
}

/** Runs a command of the program in this process. */
export async function runInProcess(...args: string[]): Promise<ProgramOutcome> {
  const output = { stdout: "", stderr: "" };
  const spies = (["stdout", "stderr"] as const).map((name) =>
    vi.spyOn(process[name], "write").mockImplementation((text) => {
      output[name] += String(text);
      return true;
    }),
  );
  try {
    await runProgram(args);
    return { ...output, code: process.exitCode ?? 0 };
  } finally {
    process.exitCode = undefined;
    for (const spy of spies) spy.mockRestore();
  }
}

/** Runs a command that must print one object to standard output. */
export async function runJsonInProcess(...args: string[]) {
  const { stdout, ...outcome } = await runInProcess(...args);
  expect(stdout).toMatch(/^\{.*\}\n$/);
  return { ...outcome, object: JSON.parse(stdout) };
}

/** Runs a command in this folder and with this environment added. Do not run two at once: folder and environment belong to the process. */
export async function runInFolder(
  args: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Promise<ProgramOutcome> {
  const before = process.cwd();
  const formerVariables = Object.keys(env).map((name) => [name, process.env[name]] as const);
  process.chdir(cwd);
  Object.assign(process.env, env);
  try {
    return await runInProcess(...args);
  } finally {
    process.chdir(before);
    for (const [name, value] of formerVariables) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

/**
 * Runs a command with --json on the data folder "data"; returns its output. Throws when it fails or writes to stderr. It runs with --quiet,
 * since a slow machine would write progress there.
 */
export async function runJsonInFolder(cwd: string, ...args: string[]) {
  const { code, stdout, stderr } = await runInFolder(["--data", "data", "--json", "--quiet", ...args], { cwd });
  if (code !== 0 || stderr !== "") throw new Error(`mainstreet ${args.join(" ")} ended with ${code}: ${stderr}`);
  return JSON.parse(stdout);
}
