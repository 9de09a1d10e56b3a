import { type Argument, Command, CommanderError, type HelpContext, type Option } from "commander";
import { jsonLine } from "../server/output/json-line.ts";
import { EXIT_USAGE } from "./exit-codes.ts";

/** A commander command whose help is one JSON object with --json. */
export class JsonCommand extends Command {
  override createCommand(name?: string): JsonCommand {
    return new JsonCommand(name);
  }

  /** Help after an error stays text, because it goes to standard error. */
  override helpInformation(context?: { error: boolean }): string {
    return this.isJson() && !context?.error ? jsonLine(helpObject(this)) : super.helpInformation(context);
  }

  /** Commander calls this for a missing command too, with `error`. */
  override help(context?: HelpContext | ((text: string) => string)): never {
    if (typeof context === "function") return super.help(context);
    if (!context?.error) return super.help(context);
    this.outputHelp(context);
    const names = this.createHelp()
      .visibleCommands(this)
      .map((command) => command.name());
    throw new CommanderError(EXIT_USAGE, "missingCommand", `${pathOf(this)} needs a command: ${names.join(", ")}.`);
  }

  isJson(): boolean {
    return this.optsWithGlobals<{ json?: boolean }>().json === true;
  }
}

function helpObject(command: Command): object {
  return {
    ...commandObject(command),
    globalOptions: command.createHelp().visibleGlobalOptions(command).map(optionObject),
  };
}

function commandObject(command: Command): object {
  const helper = command.createHelp();
  return {
    name: pathOf(command),
    description: command.description(),
    usage: helper.commandUsage(command),
    arguments: command.registeredArguments.map(argumentObject),
    options: helper.visibleOptions(command).map(optionObject),
    commands: helper.visibleCommands(command).map(commandObject),
  };
}

/** Returns the full name of a command, such as "admin set-password" for a subcommand. */
function pathOf(command: Command): string {
  const { parent } = command;
  return parent?.parent ? `${pathOf(parent)} ${command.name()}` : command.name();
}

const argumentObject = (argument: Argument) => ({
  name: argument.name(),
  description: argument.description,
  isRequired: argument.required,
  isVariadic: argument.variadic,
});

const optionObject = ({ flags, description, mandatory, defaultValue, argChoices }: Option) => ({
  flags,
  description,
  isRequired: mandatory,
  ...(defaultValue !== undefined && { default: defaultValue as unknown }),
  ...(argChoices !== undefined && { choices: argChoices }),
});
