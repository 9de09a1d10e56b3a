import { openServices, type Services, type ServicesOptions } from "../server/open-services.ts";
import type { CommandContext } from "./run-command.ts";

/**
 * Opens configuration, data folder and store for one command, and closes them whatever happens. `overrides`: settings
 * from the command line, by key.
 */
export async function withServices(
  context: CommandContext,
  run: (services: Services) => Promise<void>,
  overrides: Readonly<Record<string, unknown>> = {},
  options: Pick<ServicesOptions, "isSequentialScan" | "mustExist"> = {},
): Promise<void> {
  const services = await openServices({ data: context.global.data, overrides, ...options });
  try {
    await run(services);
  } finally {
    await services.close();
  }
}

/** The same for a command that makes sense only of a directory that is there: a mistyped `--data` makes no empty one. */
export function withExistingServices(
  context: CommandContext,
  run: (services: Services) => Promise<void>,
  options: Pick<ServicesOptions, "isSequentialScan"> = {},
): Promise<void> {
  return withServices(context, run, {}, { ...options, mustExist: true });
}
