import { Command, Help, InvalidArgumentError, Option } from "commander";
import { VERSION } from "../server/version.ts";
import { runCommand, USAGE } from "./run-command.ts";
import { OWN_NAME } from "./terminal/program-name.ts";

const AFTER_HELP = `
Exit codes:
  0  done
  1  failed; one line on standard error says why
  2  wrong usage

Examples:
  $ ${OWN_NAME} import restaurants.xlsx --rejects rejects.xlsx
  $ ${OWN_NAME} --data /srv/mainstreet serve --port 8080`;

const DELETE_ALL_HELP = `
On a terminal it asks three times:
  Delete all 1,234 businesses? [y/N]
  Are you sure? A snapshot is taken first. [y/N]
  Type DELETE to delete everything:
Elsewhere nobody is asked, and --confirm DELETE is needed.

To bring everything back, give the snapshot to restore:
  $ ${OWN_NAME} restore mainstreet-data/backups/before-delete-all-20261121-224724.db`;

/**
 * Names, options and help. Each command's code is loaded when it is run, so that `--version` and `--help` answer at
 * once.
 */
function program(): Command {
  const mainstreet = new Command("mainstreet")
    .description("A free public directory of local businesses that one person can run.")
    .version(VERSION, "-V, --version", "print the version")
    .option("--data <dir>", "data folder (default: MAINSTREET_DATA, else ./mainstreet-data)")
    .option("--json", "print one JSON object to standard output", false)
    .option("--quiet", "no progress and no summary", false)
    .helpOption("-h, --help", "show help")
    .helpCommand(false)
    .showHelpAfterError(`Run ${OWN_NAME} help for the commands, or ${OWN_NAME} help COMMAND for one of them.`)
    .configureHelp({ showGlobalOptions: true, optionDescription })
    .addHelpText("after", AFTER_HELP)
    .exitOverride();

  mainstreet
    .command("serve")
    .summary("serve the directory")
    .description("Serve the directory over HTTP until the process is told to stop (Ctrl-C or SIGTERM).")
    .option("--port <n>", "port to listen on (default: server.port, 3000); 0 takes a free one", port)
    .option("--host <h>", "address to listen on (default: server.host, 127.0.0.1)")
    .action(runCommand(async () => (await import("./commands/serve.ts")).serveCommand));

  mainstreet
    .command("import")
    .argument("<file...>", "workbooks (.xlsx, .xls) as the exporting service wrote them")
    .summary("import businesses from workbooks")
    .description("Import businesses from Google-Maps exports. Rows that cannot be used are rejected alone.")
    .addOption(
      new Option("--on-duplicate <what>", "what to do with a place_id that is there already")
        .choices(["skip", "update"])
        .default("skip"),
    )
    .option("--dry-run", "read, check and count, but store nothing", false)
    .option("--rejects <file.xlsx>", "write the rejected rows there, ready to mend and import again")
    .option("--country <name>", "country of rows that name none")
    .option("--if-empty", "do nothing unless the directory is empty", false)
    .option("--seo", "then write texts for search engines for what has none", false)
    .action(runCommand(async () => (await import("./commands/import.ts")).importCommand));

  mainstreet
    .command("export")
    .summary("export businesses to a workbook")
    .description("Write the businesses to a workbook that can be imported again.")
    .option("--country <name>", "only the businesses of this country")
    .option("--out <file.xlsx>", "where to write (default: businesses_{country or all}_{date}.xlsx in this folder)")
    .action(runCommand(async () => (await import("./commands/export.ts")).exportCommand));

  mainstreet
    .command("seo")
    .summary("write texts for search engines")
    .description("Write title, description and text for businesses that have none, from what the directory knows.")
    .option("--limit <n>", "write at most so many", positiveCount)
    .option("--dry-run", "make the texts, but store nothing", false)
    .action(runCommand(async () => (await import("./commands/seo.ts")).seoCommand));

  mainstreet
    .command("sitemap")
    .summary("write the sitemaps to a folder")
    .description(
      "Write sitemap.xml and the files that it names, as the server sends them; what did not change stays as it is.",
    )
    .usage("--out <dir> [options]")
    .requiredOption("--out <dir>", "the folder to write to")
    .option("--gzip", "compress the files that sitemap.xml names", false)
    .option("--ping", "tell search engines (IndexNow) which pages changed since the last time", false)
    .action(runCommand(async () => (await import("./commands/sitemap.ts")).sitemapCommand));

  mainstreet
    .command("delete-all")
    .summary("delete every business, after a snapshot")
    .description("Delete every business. A snapshot is taken first, and how to restore it is printed.")
    .option("--confirm <word>", "the word DELETE, where nobody can be asked")
    .addHelpText("after", DELETE_ALL_HELP)
    .action(runCommand(async () => (await import("./commands/delete-all.ts")).deleteAllCommand));

  mainstreet
    .command("undo")
    .argument("<import-id>", "the number that import printed")
    .summary("take one import back whole")
    .description(
      "Remove what an import added and give what it changed its former values back, but for fields edited by hand since.",
    )
    .action(runCommand(async () => (await import("./commands/undo.ts")).undoCommand));

  mainstreet
    .command("backup")
    .summary("copy the database while it is in use")
    .description("Copy the database while others use it; the copy is opened and checked before it counts.")
    .option("--out <file>", "where to write (default: a new file in the data folder's backups)")
    .action(runCommand(async () => (await import("./commands/backup.ts")).backupCommand));

  mainstreet
    .command("restore")
    .argument("<file>", "a copy that backup or delete-all made")
    .summary("put a backup in the place of the database")
    .description("Check a backup, then put it in the place of the database; what was there is backed up first.")
    .action(runCommand(async () => (await import("./commands/restore.ts")).restoreCommand));

  // the server's own, see server/job-process.ts
  mainstreet
    .command("job", { hidden: true })
    .action(runCommand(async () => (await import("./commands/job.ts")).jobCommand));

  mainstreet
    .command("admin")
    .helpCommand(false)
    .summary("manage the administrator's account")
    .description("Manage the account of the administrator, who signs in at /admin-login.")
    .command("set-password")
    .summary("change the administrator's password")
    .description(
      "Change the administrator's password, read twice from the terminal or once from standard input, and end all sessions.",
    )
    .option("--username <name>", "the administrator (default: the one there is)")
    .action(runCommand(async () => (await import("./commands/set-password.ts")).setPasswordCommand));

  mainstreet
    .command("config")
    .summary("print the configuration in force")
    .description("Print every setting, its value in force (secrets masked) and where it came from.")
    .action(runCommand(async () => (await import("./commands/config.ts")).configCommand));

  mainstreet
    .command("help")
    .argument("[command...]", "the command, such as import or admin set-password")
    .summary("show help for a command")
    .description("Show the commands, or what one of them takes.")
    .action((names: string[]) => showHelp(mainstreet, names));

  pointToOwnHelp(mainstreet);
  return mainstreet;
}

function showHelp(mainstreet: Command, names: readonly string[]): void {
  let command = mainstreet;
  for (const name of names) {
    const below = command.commands.find((each) => each.name() === name);
    if (below === undefined) mainstreet.error(`error: there is no command '${names.join(" ")}'`);
    else command = below;
  }
  command.outputHelp();
}

/** After a mistake in what a command was given, its own help is what helps. */
function pointToOwnHelp(parent: Command, before = ""): void {
  for (const command of parent.commands) {
    const path = before + command.name();
    command.showHelpAfterError(`Run ${OWN_NAME} help ${path} for what it takes.`);
    pointToOwnHelp(command, `${path} `);
  }
}

/** That a switch is off unless it is given goes without saying; that an option must be given does not. */
function optionDescription(option: Option): string {
  const said = new Help().optionDescription(option).replace(/ \(default: false\)$/, "");
  return option.mandatory ? `${said} (required)` : said;
}

function port(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535) {
    throw new InvalidArgumentError("A port is a whole number from 0 to 65535.");
  }
  return value;
}

function positiveCount(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError("It takes a whole number from 1 on.");
  return value;
}

// who reads through a pipe may stop reading: `mainstreet config | head -1`
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

program()
  .parseAsync()
  .catch((error: unknown) => {
    // Commander has printed what was wrong, or the help or version that was asked for.
    const { exitCode } = error as { exitCode?: number };
    process.exitCode = exitCode === 0 ? 0 : USAGE;
  });
