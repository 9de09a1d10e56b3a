import { dataFolder } from "../../server/config/data-folder.ts";
import { effectiveConfig, loadConfig } from "../../server/config/load-config.ts";
import type { CommandRun } from "../run-command.ts";

export const configCommand: CommandRun<Record<string, never>> = async (_options, context) => {
  const folder = dataFolder(context.global.data);
  const settings = effectiveConfig(await loadConfig({ file: folder.configFile }));
  const shown = settings.map(({ key, value, source }) => ({ key, value: text(value), source }));
  const keyWidth = Math.max(...shown.map(({ key }) => key.length));
  const valueWidth = Math.min(48, Math.max(...shown.map(({ value }) => value.length)));
  context.print.result({ dataFolder: folder.path, settings }, [
    `Data folder: ${folder.path}`,
    ...shown.map(({ key, value, source }) => `${key.padEnd(keyWidth)}  ${value.padEnd(valueWidth)}  ${source}`),
  ]);
};

function text(value: unknown): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return "(none)";
  return Array.isArray(value) ? value.join(", ") : String(value);
}
