import { setFlagsFromString } from "node:v8";
import { Command, Help, type Option } from "commander";
import packageJson from "../package.json" with { type: "json" };
import { jsonLine } from "../server/output/json-line.ts";
import { registerAdmin } from "./commands/admin.ts";
import { registerConfig } from "./commands/config.ts";
import { registerDeleteAll } from "./commands/delete-all.ts";
import { registerDuplicates } from "./commands/duplicates.ts";
import { registerExport } from "./commands/export.ts";
import { registerHelp } from "./commands/help.ts";
import { registerActivity } from "./commands/history/activity.ts";
import { registerBin } from "./commands/history/bin.ts";
import { registerImport } from "./commands/import.ts";
import { registerJob } from "./commands/job.ts";
import { registerBackup } from "./commands/recovery/backup.ts";
import { registerCopy } from "./commands/recovery/copy.ts";
import { registerDoctor } from "./commands/recovery/doctor.ts";
import { registerRestore } from "./commands/recovery/restore.ts";
import { registerRules } from "./commands/rules.ts";
import { registerSearches } from "./commands/searches.ts";
import { registerSeo } from "./commands/seo.ts";
import { registerServe } from "./commands/serve.ts";
import { registerSitemap } from "./commands/sitemap.ts";
import { registerUndo } from "./commands/undo.ts";
import { asksForVersions, printVersions } from "./print-versions.ts";
import { USAGE } from "./run-command.ts";
import { PROGRAM } from "./terminal/program-name.ts";

/** In the order of the help text. */
const COMMANDS = [
  registerServe,
  registerImport,
  registerExport,
  registerSeo,
  registerSitemap,
  registerDeleteAll,
  registerUndo,
  registerActivity,
  registerBin,
  registerBackup,
  registerRestore,
  registerCopy,
  registerDoctor,
  registerJob,
  registerAdmin,
  registerSearches,
  registerDuplicates,
  registerRules,
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
  $ ${PROGRAM} --data /srv/mainstreet serve --port 8080`;

function createProgram(): Command {
  const program = new Command("mainstreet")
    .description("A free public directory of local businesses that one person can run.")
    .version(packageJson.version, "-V, --version", "print the version")
    .option("--data <dir>", "data folder (default: MAINSTREET_DATA, else ./mainstreet-data)")
    .option("--database <url>", "PostgreSQL database in place of the one in the data folder (default: database.url)")
    .option("--json", "print one JSON object to standard output", false)
    .option("--quiet", "no progress and no summary", false)
    .helpOption("-h, --help", "show help")
    .helpCommand(false)
    .showHelpAfterError(`Run ${PROGRAM} help for the commands, or ${PROGRAM} help COMMAND for one of them.`)
    .configureHelp({ showGlobalOptions: true, optionDescription })
    .addHelpText("after", AFTER_HELP)
    .exitOverride();
  for (const register of COMMANDS) register(program);
  pointToOwnHelp(program);
  return program;
}

/** After a usage error, every command points to its own help. */
function pointToOwnHelp(parent: Command, before = ""): void {
  for (const command of parent.commands) {
    const path = before + command.name();
    command.showHelpAfterError(`Run ${PROGRAM} help ${path} for its options.`);
    pointToOwnHelp(command, `${path} `);
  }
}

/** Marks required options, and leaves out the default of a switch. */
function optionDescription(option: Option): string {
  const description = new Help().optionDescription(option).replace(/ \(default: false\)$/, "");
  return option.mandatory ? `${description} (required)` : description;
}

// Databases, exports and backups are for this user alone; what others may read says so.
process.umask(0o077);

// Collects garbage when the heap has doubled: V8's default takes 20 to 70 MB more in an import. Not in build.mjs, as V8 rejects a
// code cache made with other flags.
setFlagsFromString("--heap-growing-percent=100");

// The reader of a pipe may stop early: `mainstreet config | head -1`.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

// Node opens its inspector on this signal unless there is a listener: whoever may send it would run code here.
process.on("SIGUSR1", () => {});

const program = createProgram();
const names = program.commands.map((command) => command.name());
const run = asksForVersions(process.argv.slice(2), names) ? printVersions : () => program.parseAsync();
run().catch((error: { exitCode?: number; message?: string }) => {
  // Commander has already printed the error, the help or the version.
  process.exitCode = error.exitCode === 0 ? 0 : USAGE;
  if (process.exitCode === USAGE && process.argv.includes("--json")) {
    const message = (error.message ?? "").replace(/^error: /, "");
    process.stdout.write(jsonLine({ error: { code: "usage", message } }));
  }
});
