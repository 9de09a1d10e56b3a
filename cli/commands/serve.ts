import { once } from "node:events";
import { type Command, InvalidArgumentError } from "commander";
import { isUnixSocket, NO_UNIX_SOCKET } from "../../server/config/unix-socket.ts";
import { type CommandContext, runCommand } from "../run-command.ts";
import { createServiceManager, takeListenSocket } from "../service-manager.ts";
import { commandLine } from "../terminal/command-line.ts";
import { wholeNumber } from "../terminal/whole-number.ts";
import { warnOfOpenFolder, withServices } from "../with-services.ts";

export function registerServe(program: Command): void {
  program
    .command("serve")
    .summary("serve the directory")
    .description("Serve the directory over HTTP until the process is stopped (Ctrl-C or SIGTERM).")
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
  const { ensureAdministrator } = await import("../../server/operations/accounts/administrator-account.ts");
  const serviceManager = createServiceManager();
  const fd = takeListenSocket();
  let url = "";
  const run: Parameters<typeof withServices>[1] = async (services) => {
    const server = await openServer(services, { ...services.config.server, fd });
    try {
      const administrator = await ensureAdministrator({ ...services, environment: process.env });
      if (url === "") {
        context.print.result({ url: server.url }, [`${services.config.site.name} is served at ${server.url}`]);
        serviceManager.ready();
      }
      url = server.url;
      if (administrator?.generatedPassword) {
        context.print.always(
          passwordLines(services.folder.path, administrator.username, administrator.generatedPassword),
        );
      }
      await warnOfOpenFolder(context, services.folder);
      const end = AbortSignal.any([context.signal, server.superseded]);
      if (!end.aborted) await once(end, "abort");
      const next = fd === undefined ? "opening it again" : "systemd starts the server again";
      const how = context.signal.aborted ? "" : `The database was ${server.superseded.reason}; ${next}. `;
      if (context.signal.aborted) serviceManager.stopping();
      context.print.note(`${how}Finishing open requests …`);
    } finally {
      await server.close();
    }
  };
  // a server that has closed systemd's socket cannot open it again: the process ends, and the next connection starts another
  while (!context.signal.aborted && (url === "" || fd === undefined)) {
    // The port of the first time, also where the system chose it.
    const usedPort = url === "" ? port : Number(new URL(url).port || 80);
    await withServices(context, run, { isServing: true, overrides: { "server.host": host, "server.port": usedPort } });
  }
}

function passwordLines(dataFolder: string, username: string, password: string): string[] {
  return [
    "The administrator signs in at /admin-login:",
    `  username  ${username}`,
    `  password  ${password}`,
    `The password is shown only now. To choose your own: ${commandLine(dataFolder, "admin", "set-password")}`,
  ];
}
