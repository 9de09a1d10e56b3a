import type { DataFolder } from "../server/config/data-folder.ts";
import type { Services, ServicesOptions } from "../server/open-services.ts";
import type { CommandContext } from "./run-command.ts";
import { commandLine } from "./terminal/command-line.ts";

export interface CommandServicesOptions
  extends Pick<
    ServicesOptions,
    | "overrides"
    | "isSequentialScan"
    | "isServing"
    | "isMigrating"
    | "mustExist"
    | "isDryRun"
    | "onConfigured"
    | "onMigration"
  > {
  /** Called after the database was migrated; does nothing by default. */
  onUpgrade?: (services: Services) => void;
  /** Called when others may look into the data folder; prints a note by default. */
  onOpenFolder?: (warning: string) => void;
}

/**
 * Opens configuration, data folder and store for one command, and closes them afterwards. `overrides` are settings from the command line,
 * by key of config.json.
 */
export async function withServices(
  context: CommandContext,
  run: (services: Services) => Promise<void>,
  { onUpgrade, onOpenFolder, ...options }: CommandServicesOptions = {},
): Promise<void> {
  const { openServices } = await import("../server/open-services.ts");
  const { removeStaleFiles } = await import("../server/operations/remove-stale-files.ts");
  const { data, database } = context.global;
  const overrides = { "database.url": database, ...options.overrides };
  const services = await openServices({ data, ...options, overrides });
  try {
    if (services.beforeUpgrade !== undefined) onUpgrade?.(services);
    // A file that cannot be removed does no harm.
    await removeStaleFiles(services.folder).catch(() => undefined);
    await run(services);
    await warnOfOpenFolder(context, services.folder, onOpenFolder);
    if (!options.isServing) await noteUnusedCache(context);
  } finally {
    await services.close();
  }
}

/** Returns the note after a migration, with the way back. */
export const upgradeNote = (services: Services): string =>
  `The database was migrated to this version. To go back, ${goBack(services)}`;

/**
 * Says how to go back. An earlier version can replace a newer SQLite file, but refuses a newer PostgreSQL schema: it needs an empty
 * database.
 */
function goBack({ config, folder, beforeUpgrade = "FILE" }: Services): string {
  if (config.database.url === null) {
    return `install the earlier mainstreet and run: ${commandLine(folder.path, "restore", beforeUpgrade)}`;
  }
  const command = commandLine(folder.path, "restore", "--new", beforeUpgrade);
  return `install the earlier mainstreet, name an empty database in database.url and run: ${command}`;
}

const warnedContexts = new WeakSet<CommandContext>();

/** Warns once, after the result, that others may look into the data folder: a command that fails prints only one line. */
export async function warnOfOpenFolder(
  context: CommandContext,
  folder: DataFolder,
  warn = (warning: string) => context.print.note(`mainstreet: ${warning}`),
): Promise<void> {
  if (warnedContexts.has(context)) return;
  warnedContexts.add(context);
  const warning = await openFolderWarning(folder);
  if (warning !== undefined) warn(warning);
}

/** Notes that the folder named by MAINSTREET_CACHE cannot be used. */
async function noteUnusedCache({ print }: CommandContext): Promise<void> {
  const { unusedCacheNote } = await import("../server/open-services.ts");
  const note = unusedCacheNote();
  if (note !== undefined) print.note(`mainstreet: ${note}`);
}

export async function openFolderWarning(folder: DataFolder): Promise<string | undefined> {
  const { openToOthers } = await import("../server/config/data-folder.ts");
  return openToOthers(folder);
}

/** Opens services for commands that need an existing directory: a mistyped `--data` is an error, not a new empty folder. */
export function withExistingServices(
  context: CommandContext,
  run: (services: Services) => Promise<void>,
  options: Pick<ServicesOptions, "isSequentialScan"> = {},
): Promise<void> {
  return withServices(context, run, { ...options, mustExist: true });
}
