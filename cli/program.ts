import { type Command, CommanderError, Help, type Option } from "commander";
import { BUILD, buildText } from "../server/output/build-info.ts";
import { jsonLine } from "../server/output/json-line.ts";
import { registerAdmin } from "./commands/admin.ts";
import { registerCheck } from "./commands/check.ts";
import { registerConfig } from "./commands/config.ts";
import { registerDeleteAll } from "./commands/delete-all.ts";
import { registerDuplicates } from "./commands/duplicates.ts";
import { registerExport } from "./commands/export.ts";
import { registerHelp } from "./commands/help.ts";
import { registerActivity } from "./commands/history/activity.ts";
import { registerBin } from "./commands/history/bin.ts";
import { registerImport } from "./commands/import.ts";
import { registerJob } from "./commands/job.ts";
import { registerMap } from "./commands/map.ts";
import { registerSeo } from "./commands/publishing/seo.ts";
import { registerSitemap } from "./commands/publishing/sitemap.ts";
import { registerBackup } from "./commands/recovery/backup.ts";
import { registerCopy } from "./commands/recovery/copy.ts";
import { registerDoctor } from "./commands/recovery/doctor.ts";
import { registerMigrate } from "./commands/recovery/migrate.ts";
import { registerRestore } from "./commands/recovery/restore.ts";
import { registerRules } from "./commands/rules.ts";
import { registerSearches } from "./commands/searches.ts";
import { registerServe } from "./commands/serve.ts";
import { registerUndo } from "./commands/undo.ts";
import { EXIT_USAGE } from "./exit-codes.ts";
import { JsonCommand } from "./json-command.ts";
import { asksForVersions, printVersions } from "./print-versions.ts";
import { PROGRAM } from "./terminal/program-name.ts";
import { textForPeople } from "./terminal/text-for-people.ts";

/** Commands in the order of the help text. */
const COMMANDS = [
  registerServe,
  registerImport,
  registerExport,
  registerSeo,
  registerSitemap,
  registerCheck,
  registerDeleteAll,
  registerUndo,
  registerActivity,
  registerBin,
  registerBackup,
  registerRestore,
  registerCopy,
  registerMigrate,
  registerDoctor,
  registerJob,
  registerAdmin,
  registerSearches,
  registerDuplicates,
  registerRules,
  registerMap,
  registerConfig,
  registerHelp,
];

const AFTER_HELP = `
Exit codes:
  0  done
  1  failed; one line on standard error says why
  2  wrong usage

Examples:
  $ ${PROGRAM} import restaurants.xlsx --rejects rejects.xlsx
  $ ${PROGRAM} --data /var/lib/mainstreet serve --port 8080`;

export function createProgram(): JsonCommand {
  const program = new JsonCommand("mainstreet")
    .description("A free public directory of local businesses that one person can run.")
    .version(buildText(BUILD), "-V, --version", "print the version")
    .option("--data <dir>", "data folder (default: MAINSTREET_DATA, else ./mainstreet-data)")
    .option("--database <url>", "PostgreSQL database in place of the one in the data folder (default: database.url)")
    .option("--json", "print one JSON object to standard output", false)
    .option("--quiet", "no progress, notes or summary; what was asked for is printed", false)
    .helpOption("-h, --help", "show help")
    .helpCommand(false)
    .showHelpAfterError(`Run ${PROGRAM} help for the commands, or ${PROGRAM} help COMMAND for one of them.`)
    .configureHelp({ showGlobalOptions: true, optionDescription })
    .addHelpText("after", textForPeople(AFTER_HELP))
    .exitOverride();
  for (const register of COMMANDS) register(program);
  pointToOwnHelp(program);
  return program;
}

/** Runs the command in these arguments and sets the exit code. With --json, standard output gets exactly one object. */
export async function runProgram(args: readonly string[]): Promise<void> {
  const program = createProgram();
  try {
    if (asksForVersions(args)) await printVersions();
    else await program.parseAsync(args, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // Commander has already printed the error, the help or the version.
    process.exitCode = error.exitCode === 0 ? 0 : EXIT_USAGE;
    if (process.exitCode === 0 || !program.isJson()) return;
    const message = error.message.replace(/^error: /, "").replaceAll("\n", " ");
    process.stdout.write(jsonLine({ error: { code: "usage", message } }));
  }
}

/** Makes every command point to its own help after a usage error. */
function pointToOwnHelp(parent: Command, parentPath = ""): void {
  for (const command of parent.commands) {
    const path = parentPath + command.name();
    command.showHelpAfterError(`Run ${PROGRAM} help ${path} for its options.`);
    pointToOwnHelp(command, `${path} `);
  }
}

/** Marks required options, and leaves out the default of a switch. */
function optionDescription(option: Option): string {
  const description = new Help().optionDescription(option).replace(/ \(default: false\)$/, "");
  return option.mandatory ? `${description} (required)` : description;
}
