import { type Command, InvalidArgumentError } from "commander";
import type { Logger } from "pino";
import { dataFolder } from "../../server/config/data-folder.ts";
import { isUnixSocket, NO_UNIX_SOCKET } from "../../server/config/unix-socket.ts";
import { BUILD } from "../../server/output/build-info.ts";
import { EXIT_FAILED } from "../exit-codes.ts";
import { type CommandContext, runCommand } from "../run-command.ts";
import { createServerRun, type ServerRun } from "../run-server.ts";
import { takeListenSocket } from "../service-manager.ts";
import { createServerReport } from "../terminal/server-report.ts";
import { wholeNumber } from "../terminal/whole-number.ts";
import { type CommandServicesOptions, upgradeNote, withServices } from "../with-services.ts";

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
  const { path } = dataFolder(context.global.data);
  const report = createServerReport(context.print, { ...BUILD, node: process.versions.node, dataFolder: path });
  const fd = takeListenSocket();
  const server = createServerRun({ context, report, fd });
  let log: Logger | undefined;
  context.onHangup(() => {
    if (log) report(log, { message: "SIGHUP was ignored: SIGTERM stops the server" });
  });
  const options: CommandServicesOptions = {
    isServing: true,
    onConfigured(services) {
      log = services.log;
    },
    onMigration: (from) => log && report(log, { message: "migrating the database", facts: { from, to: BUILD.schema } }),
    onUpgrade: (services) =>
      report(services.log, { message: upgradeNote(services), line: `mainstreet: ${upgradeNote(services)}` }),
    // The server itself warns about an open folder once it listens.
    onOpenFolder: () => undefined,
  };
  try {
    // Once a server has closed systemd's socket it cannot reopen it: the process ends, and the next connection starts another.
    while (!context.signal.aborted && (server.url() === undefined || fd === undefined)) {
      const overrides = { "server.host": host, "server.port": usedPort(server) ?? port };
      await withServices(context, server.run, { ...options, overrides });
    }
  } catch (error) {
    // Before the server listens, it fails like any other command.
    if (server.url() === undefined || log === undefined || process.stderr.isTTY) throw error;
    log.fatal({ err: error }, (error as Error).message);
    process.exitCode = EXIT_FAILED;
  }
  if (log) report(log, { message: "stopped" });
}

/** Returns the port that the server uses, even if the system chose it, so that a restart keeps it. */
function usedPort(server: ServerRun): number | undefined {
  const url = server.url();
  return url === undefined ? undefined : Number(new URL(url).port || 80);
}
