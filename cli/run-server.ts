import { once } from "node:events";
import type { RunningServer } from "../server/open-server.ts";
import type { Services } from "../server/open-services.ts";
import type { ErrorReceivers } from "../server/output/process-errors.ts";
import type { CommandContext } from "./run-command.ts";
import { createServiceManager } from "./service-manager.ts";
import { commandLine } from "./terminal/command-line.ts";
import type { ServerReport } from "./terminal/server-report.ts";
import { openFolderWarning } from "./with-services.ts";

export interface ServerRunParts {
  context: CommandContext;
  report: ServerReport;
  /** Descriptor of the socket that systemd passed. */
  fd: number | undefined;
}

export interface ServerRun {
  /** Returns the server's address, also after it has ended; undefined before it has listened. */
  url(): string | undefined;
  /**
   * Serves until a signal arrives or another process replaces the database; then the caller calls it again with services on the new one.
   */
  run(services: Services): Promise<void>;
}

/** Creates the server of this process, which reopens its database after a replacement. */
export function createServerRun({ context, report, fd }: ServerRunParts): ServerRun {
  const serviceManager = createServiceManager();
  let url: string | undefined;
  let setErrorReceivers: ((receivers: ErrorReceivers) => void) | undefined;

  async function reportErrors(receivers: ErrorReceivers): Promise<void> {
    const { reportProcessErrors } = await import("../server/output/process-errors.ts");
    if (setErrorReceivers === undefined) setErrorReceivers = reportProcessErrors(receivers);
    else setErrorReceivers(receivers);
  }

  async function announce({ config, folder, log }: Services, server: RunningServer): Promise<void> {
    report(log, { message: "listening", facts: { url: server.url } });
    if (url === undefined) {
      context.print.result({ url: server.url }, [`${config.site.name} is served at ${server.url}`]);
      serviceManager.ready();
    }
    url = server.url;
    // Off a terminal, the log already has this line.
    if (process.stderr.isTTY) for (const warning of server.warnings) context.print.note(`mainstreet: ${warning}`);
    const { unusedCacheNote } = await import("../server/open-services.ts");
    for (const warning of [await openFolderWarning(folder), unusedCacheNote()]) {
      if (warning !== undefined) report(log, { level: "warn", message: warning, line: `mainstreet: ${warning}` });
    }
  }

  async function waitForEnd({ log }: Services, { superseded }: RunningServer): Promise<void> {
    const end = AbortSignal.any([context.signal, superseded]);
    if (!end.aborted) await once(end, "abort");
    const signal = context.stopSignal();
    if (signal !== undefined) {
      serviceManager.stopping();
      report(log, { message: "stopping", facts: { signal }, line: "Finishing open requests …" });
      return;
    }
    const nextStep = fd === undefined ? "opening it again" : "systemd starts the server again";
    const message = `the database was ${superseded.reason}; ${nextStep}`;
    report(log, { message, line: `mainstreet: ${message}. Finishing open requests …` });
  }

  return {
    url: () => url,
    async run(services) {
      const { openServer } = await import("../server/open-server.ts");
      const server = await openServer(services, { ...services.config.server, fd });
      try {
        await reportErrors({ log: services.log, countUnhandledRejection: server.countUnhandledRejection });
        await tellFirstPassword(services, context, report);
        await announce(services, server);
        await waitForEnd(services, server);
      } finally {
        await server.close();
      }
    },
  };
}

/** Shows a generated password on a terminal; elsewhere it goes to a file, never into a log. */
async function tellFirstPassword(services: Services, { print }: CommandContext, report: ServerReport): Promise<void> {
  const { ensureAdministrator } = await import("../server/operations/accounts/administrator-account.ts");
  const administrator = await ensureAdministrator({ ...services, environment: process.env });
  if (!administrator?.generatedPassword) return;
  const { username, generatedPassword } = administrator;
  if (print.secret(passwordLines(services.folder.path, username, generatedPassword))) return;
  const { writeFirstPassword } = await import("../server/operations/accounts/first-password.ts");
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
