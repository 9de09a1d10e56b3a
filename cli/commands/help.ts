import type { Command } from "commander";

export function registerHelp(program: Command): void {
  program
    .command("help")
    .argument("[command...]", "the command, such as import or admin set-password")
    .summary("show help for a command")
    .description("List the commands, or show the options of one of them.")
    .action((names: string[]) => showHelp(program, names));
}

function showHelp(program: Command, names: readonly string[]): void {
  let command = program;
  for (const name of names) {
    const subcommand = command.commands.find((subcommand) => subcommand.name() === name);
    if (subcommand === undefined) program.error(`error: there is no command '${names.join(" ")}'`);
    else command = subcommand;
  }
  command.outputHelp();
}
