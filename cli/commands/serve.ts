import { once } from "node:events";
import { type Command, InvalidArgumentError } from "commander";
import { dataFolder } from "../../server/config/data-folder.ts";
import { isUnixSocket, NO_UNIX_SOCKET } from "../../server/config/unix-socket.ts";
import type { Services } from "../../server/open-services.ts";
import { BUILD } from "../../server/output/build-info.ts";
import { FAILED } from "../exit-codes.ts";
import { type CommandContext, runCommand } from "../run-command.ts";
import { createServiceManager, takeListenSocket } from "../service-manager.ts";
import { commandLine } from "../terminal/command-line.ts";
import { createServerReport, type ServerReport } from "../terminal/server-report.ts";
import { wholeNumber } from "../terminal/whole-number.ts";
import { openFolderWarning, upgradeNote, withServices } from "../with-services.ts";

export function registerServe(program: Command): void {
  program
    .command("serve")
    .summary("serve the directory")
    .description(
      "Serve the directory over HTTP until the process is stopped (Ctrl-C or SIGTERM). A database of an earlier version is copied and migrated first.",
    )
    .option("--port <n>", "port to listen on (default: server.port, 3000); 0 takes a free one", portNumber)
    .option("--host <h>", "address to listen on (default: server.host, 127.0.0.1)")
    .action(runCommand(serve));
}

function portNumber(text: string): number {
  if (isUnixSocket(text)) throw new InvalidArgumentError(`It ${NO_UNIX_SOCKET}`);
  return wholeNumber(0, 65_535)(text);
}

async function serve({ host, port }: { host?: string; port?: number }, context: CommandContext): Promise<void> {
  const { openServer } = await import("../../server/open-server.ts");
  const { path } = dataFolder(context.global.data);
  const report = createServerReport(context.print, { ...BUILD, node: process.versions.node, dataFolder: path });
  const { reportProcessFaults } = await import("../../server/output/process-faults.ts");
  const serviceManager = createServiceManager();
  const fd = takeListenSocket();
  let log: Services["log"] | undefined;
  let url = "";
  let reportFaults: ReturnType<typeof reportProcessFaults> | undefined;
  const run = async (services: Services) => {
    const server = await openServer(services, { ...services.config.server, fd });
    const faults = { log: services.log, countUnhandledRejection: server.countUnhandledRejection };
    if (reportFaults === undefined) reportFaults = reportProcessFaults(faults);
    else reportFaults(faults);
    try {
      await tellFirstPassword(services, context, report);
      report(services.log, { message: "listening", facts: { url: server.url } });
      if (url === "") {
        context.print.result({ url: server.url }, [`${services.config.site.name} is served at ${server.url}`]);
        serviceManager.ready();
      }
      // elsewhere the line of the log suffices
      if (process.stderr.isTTY) for (const warning of server.warnings) context.print.note(`mainstreet: ${warning}`);
      url = server.url;
      const warning = await openFolderWarning(services.folder);
      if (warning !== undefined)
        report(services.log, { level: "warn", message: warning, line: `mainstreet: ${warning}` });
      const end = AbortSignal.any([context.signal, server.superseded]);
      if (!end.aborted) await once(end, "abort");
      const signal = context.stopSignal();
      if (signal !== undefined) serviceManager.stopping();
      const next = fd === undefined ? "opening it again" : "systemd starts the server again";
      const reopening = `the database was ${server.superseded.reason}; ${next}`;
      const line = `${signal === undefined ? `mainstreet: ${reopening}. ` : ""}Finishing open requests …`;
      report(services.log, { message: signal === undefined ? reopening : "stopping", facts: { signal }, line });
    } finally {
      await server.close();
    }
  };
  context.onHangup(() => {
    if (log) report(log, { message: "SIGHUP was ignored: SIGTERM stops the server" });
  });
  const options: Parameters<typeof withServices>[2] = {
    isServing: true,
    onConfigured(services) {
      log = services.log;
    },
    onMigration: (from) => log && report(log, { message: "migrating the database", facts: { from, to: BUILD.schema } }),
    onUpgrade: (services) =>
      report(services.log, { message: upgradeNote(services), line: `mainstreet: ${upgradeNote(services)}` }),
    // the server tells it when it listens
    onOpenFolder: () => undefined,
  };
  try {
    // a server that has closed systemd's socket cannot open it again: the process ends, and the next connection starts another
    while (!context.signal.aborted && (url === "" || fd === undefined)) {
      // The port of the first time, also where the system chose it.
      const usedPort = url === "" ? port : Number(new URL(url).port || 80);
      await withServices(context, run, { ...options, overrides: { "server.host": host, "server.port": usedPort } });
    }
  } catch (error) {
    // before it has listened, it fails as other commands do
    if (url === "" || log === undefined || process.stderr.isTTY) throw error;
    log.fatal({ err: error }, (error as Error).message);
    process.exitCode = FAILED;
  }
  if (log) report(log, { message: "stopped" });
}

/** A generated password is shown on a terminal; elsewhere it goes to a file, never into a log. */
async function tellFirstPassword(services: Services, { print }: CommandContext, report: ServerReport) {
  const { ensureAdministrator } = await import("../../server/operations/accounts/administrator-account.ts");
  const administrator = await ensureAdministrator({ ...services, environment: process.env });
  if (!administrator?.generatedPassword) return;
  const { username, generatedPassword } = administrator;
  if (print.secret(passwordLines(services.folder.path, username, generatedPassword))) return;
  const { writeFirstPassword } = await import("../../server/operations/accounts/first-password.ts");
  const file = await writeFirstPassword(services.folder, username, generatedPassword);
  report(services.log, {
    level: "warn",
    message: "the administrator's password was generated; the file that holds it is deleted at the first sign-in",
    facts: { username, file },
  });
}

function passwordLines(dataFolder: string, username: string, password: string): string[] {
  return [
    "The administrator signs in at /admin-login:",
    `  username  ${username}`,
    `  password  ${password}`,
    `The password is shown only now. To choose your own: ${commandLine(dataFolder, "admin", "set-password")}`,
  ];
}
