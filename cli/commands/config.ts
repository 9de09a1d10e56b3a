import type { Command } from "commander";
import { type CommandContext, runCommand } from "../run-command.ts";

const MAX_VALUE_CHARS = 48;

export function registerConfig(program: Command): void {
  program
    .command("config")
    .summary("print the configuration in force")
    .description(
      "Print every setting, its value in force (secrets masked) and where it came from: the command line, a variable, config.json or the panel.",
    )
    .action(runCommand(config));
}

async function config(_options: object, { global, print }: CommandContext): Promise<void> {
  const { dataFolder } = await import("../../server/config/data-folder.ts");
  const { effectiveConfig, loadConfig } = await import("../../server/config/load-config.ts");
  const { readConfiguration } = await import("../../server/operations/settings/read-configuration.ts");
  const folder = dataFolder(global.data);
  const loaded = await loadConfig({ file: folder.configFile, overrides: { "database.url": global.database } });
  const { failure, ...configuration } = await readConfiguration(loaded, folder);
  if (failure !== undefined) print.note(`mainstreet: The settings of the panel are missing here: ${failure}`);
  const settings = effectiveConfig(configuration);
  const rows = settings.map(({ key, value, source }) => ({ key, value: valueText(value), source }));
  const keyWidth = Math.max(...rows.map(({ key }) => key.length));
  const valueWidth = Math.min(MAX_VALUE_CHARS, Math.max(...rows.map(({ value }) => value.length)));
  print.answer({ dataFolder: folder.path, settings }, [
    `Data folder: ${folder.path}`,
    ...rows.map(({ key, value, source }) => `${key.padEnd(keyWidth)}  ${value.padEnd(valueWidth)}  ${source}`),
  ]);
}

function valueText(value: unknown): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return "(none)";
  return Array.isArray(value) ? value.join(", ") : String(value);
}
