import { Command } from "commander";
import { expect, it } from "vitest";
import { registerServe } from "./serve.ts";

it.each([
  ["--port", "/run/mainstreet.sock", "Mainstreet does not listen on Unix sockets. Keep 127.0.0.1 and a port"],
  ["--port", "unix:/run/mainstreet", "Mainstreet does not listen on Unix sockets. Keep 127.0.0.1 and a port"],
  ["--port", "http", "It must be a whole number, from 0 to 65535."],
])("serve %s %s is refused in a sentence that says what to do", async (option, value, sentence) => {
  const program = new Command();
  registerServe(program);
  for (const command of [program, ...program.commands]) command.exitOverride().configureOutput({ writeErr: () => {} });
  await expect(program.parseAsync(["serve", option, value], { from: "user" })).rejects.toThrow(sentence);
});
