import type { Stats } from "node:fs";
import { access, constants, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { isLocalAddress } from "#domain/publishing/index-now";
import { counted } from "#domain/text/count-label";
import { type DatabaseOptions, databaseOptions } from "../../config/database-options.ts";
import type { Config, LoadedConfig } from "../../config/load-config.ts";
import { missingCredentials } from "../backups/bucket-requests.ts";
import { type CheckResult, type Finding, readOnlyFinding } from "./finding.ts";

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;
/** Default of site.email, a placeholder. */
const MADE_UP_EMAIL = "support@example.com";

/** Returns the command line of `mainstreet` with these words. */
export type CommandLine = (...words: string[]) => string;

/** Checks the settings. `load` rejects for a wrong config.json or environment. Returns the configuration too, if it is valid. */
export async function checkConfiguration(
  load: () => Promise<LoadedConfig>,
  commandLine: CommandLine,
): Promise<CheckResult & { config?: Config; postgres?: DatabaseOptions | undefined }> {
  const check = "configuration";
  try {
    const { config, sources } = await load();
    const postgres = await databaseOptions(config);
    return {
      check,
      findings: contactFindings(config),
      fact:
        sources.size === 0
          ? "valid, all by default"
          : `valid, ${counted(sources.size, "setting is", "settings are")} yours`,
      config,
      postgres,
    };
  } catch (error) {
    const message = (error as Error).message;
    const remedy = "Correct it and run this again; docs/configuration.md lists all settings.";
    return { check, findings: [{ severity: "error", message, remedy, command: commandLine("config") }], fact: "" };
  }
}

function contactFindings({ site }: Config): Finding[] {
  if (!isPublic(site.baseUrl) || site.email !== MADE_UP_EMAIL) return [];
  return [
    {
      severity: "note",
      message: `The contact page names ${MADE_UP_EMAIL}, which is nobody's address.`,
      remedy: "Set e-mail and phone in the panel, Settings, or site.email and site.phone in config.json.",
    },
  ];
}

const isPublic = (baseUrl: string | null): baseUrl is string => baseUrl !== null && !isLocalAddress(baseUrl);

/** Checks that pages name the address that visitors use. */
export function checkBaseUrl({ site, server }: Config): CheckResult {
  const findings: Finding[] = [];
  const { baseUrl } = site;
  const remedy =
    "Set the web address in the panel, Settings, or site.baseUrl in config.json, or MAINSTREET_BASE_URL, to the site's address, such as https://example.org.";
  if (!isPublic(baseUrl)) {
    const isServed = server.trustProxy || !LOOPBACK.test(server.host);
    const address = baseUrl ?? `http://localhost:${server.port}`;
    findings.push({
      severity: isServed ? "warning" : "note",
      message: `Sitemaps and canonical links name ${address}, which only this machine can follow.`,
      remedy,
    });
  } else if (baseUrl.startsWith("http:")) {
    findings.push({
      severity: "warning",
      message: `${baseUrl} is not encrypted: the administrator's password can be read on its way.`,
      remedy: "Put a web server with TLS in front, as docs/operating.md shows, and set site.baseUrl to https://.",
    });
  }
  return { check: "base URL", findings, fact: baseUrl ?? "" };
}

/** Checks that the server learns the visitors' addresses, and only from its own proxy. */
export function checkProxy({ site, server }: Config): CheckResult {
  const findings: Finding[] = [];
  if (server.trustProxy && !LOOPBACK.test(server.host)) {
    findings.push({
      severity: "warning",
      message: `server.trustProxy is on and the server listens on ${server.host}: who reaches it past the proxy can forge their address.`,
      remedy: "Set server.host to 127.0.0.1, or let a firewall admit only the proxy to this port.",
    });
  }
  if (!server.trustProxy && site.baseUrl?.startsWith("https:")) {
    findings.push({
      severity: "warning",
      message:
        "The site is at https://, so a proxy stands in front, but server.trustProxy is off: all visitors count as one address.",
      remedy: "Set server.trustProxy to true in config.json, or MAINSTREET_TRUST_PROXY to 1.",
    });
  }
  return { check: "proxy", findings, fact: server.trustProxy ? "trusted, on this machine" : "none" };
}

/** Checks that the bucket for other copies can be written to, as far as the settings tell. */
export function checkBucket({ backup }: Config, environment: NodeJS.ProcessEnv): Finding[] {
  if (backup.s3.bucket === null) return [];
  const missingNames = missingCredentials(environment);
  const findings: Finding[] = [];
  if (missingNames.length > 0) {
    findings.push({
      severity: "warning",
      message: `backup.s3.bucket is set, but ${missingNames.join(" and ")} not, at least for this command.`,
      remedy: "Give the server and cron these variables, as docs/operating.md shows.",
    });
  }
  if (backup.s3.endpoint?.startsWith("http:") && !isLocalAddress(backup.s3.endpoint)) {
    findings.push({
      severity: "warning",
      message: `Backups go to ${backup.s3.endpoint} without encryption, and the password's hash with them.`,
      remedy: "Use the https:// address of that service in backup.s3.endpoint.",
    });
  }
  return findings;
}

/** Checks that the folder for other copies can be used. */
export async function checkCopyFolder({ backup }: Config, dataFolder: string): Promise<Finding[]> {
  if (backup.copyTo === null) return [];
  const folder = resolve(backup.copyTo);
  const setting = `The folder ${folder} (backup.copyTo)`;
  let stats: Stats;
  try {
    stats = await stat(folder);
    if (stats.isDirectory()) await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    return [copyFolderFinding(folder, setting, (error as NodeJS.ErrnoException).code)];
  }
  if (!stats.isDirectory()) return [copyFolderFinding(folder, setting, "ENOTDIR")];
  const folderStats = await stat(dataFolder).catch(() => undefined);
  if (stats.dev !== folderStats?.dev) return [];
  const remedy = "Name a folder on another disk: one that fails takes the backups with it.";
  return [{ severity: "warning", message: `${setting} is on the same disk as the database.`, remedy }];
}

/** `code` is that of the error when the folder was examined. */
function copyFolderFinding(folder: string, setting: string, code: string | undefined): Finding {
  const severity = "error";
  if (code === "EROFS") return readOnlyFinding(folder);
  if (code === "ENOENT") {
    const remedy = "Mount its disk; create the folder only if it is none. No backup is copied there until then.";
    return { severity, message: `${setting} is not there.`, remedy };
  }
  if (code === "ENOTDIR") {
    const remedy = "Name a folder in backup.copyTo; no backup is copied there until then.";
    return { severity, message: `${setting} is a file, or a part of its path is one.`, remedy };
  }
  if (code === "EACCES" || code === "EPERM") {
    const remedy = "Let the user of the server write there, and look into all folders above it.";
    return { severity, message: `${setting} cannot be written by this user.`, remedy };
  }
  const remedy = "Mount that disk again, and check it and its network.";
  return { severity, message: `${setting} cannot be used (${code ?? "unknown error"}).`, remedy };
}
