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
        await showFirstLink(services, server, context, report);
        await announce(services, server);
        server.warmUp();
        await waitForEnd(services, server);
      } finally {
        await server.close();
      }
    },
  };
}

/** Shows the link of the first administrator on a terminal; elsewhere it goes to a file, never into a log. */
async function showFirstLink(
  services: Services,
  server: RunningServer,
  { print }: CommandContext,
  report: ServerReport,
): Promise<void> {
  const { ensureAdministrator } = await import("../server/operations/accounts/administrator-account.ts");
  const newAdministrator = await ensureAdministrator({ ...services, environment: process.env });
  if (newAdministrator === undefined) return;
  const { createFirstLink } = await import("../server/operations/accounts/first-link.ts");
  const path = await createFirstLink(services.store, newAdministrator.offeredName, services.now());
  const address = (services.config.site.baseUrl ?? server.url) + path;
  if (print.secret(linkLines(services.folder.path, address))) return;
  const { writeFirstLink } = await import("../server/operations/accounts/first-link.ts");
  const file = await writeFirstLink(services.folder, address);
  report(services.log, {
    level: "warn",
    message: "nobody can sign in yet; the file holds a one-time link to choose a password and is deleted after its use",
    facts: { file },
  });
}

function linkLines(dataFolder: string, address: string): string[] {
  return [
    "Choose the administrator's name and password at this address, within 24 hours:",
    `  ${address}`,
    `The link works once. Each start shows a new one until then. Without a browser: ${commandLine(dataFolder, "admin", "set-password")}`,
  ];
}
