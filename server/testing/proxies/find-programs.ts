import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Programs that check the files of docs/deploy, or run as they say; Debian's packages of the same names, and systemd. */
const PROGRAMS = ["nginx", "haproxy", "caddy", "systemd-analyze", "systemd-socket-activate"] as const;
export type DeployProgram = (typeof PROGRAMS)[number];
/** Folders that are only in the PATH of administrators. */
const MORE_FOLDERS = ["/usr/sbin", "/usr/local/sbin"];

/** Returns the file of each program. Errors: one of them is missing; the message says what to install. */
export function findDeployPrograms({ PATH = "" }: NodeJS.ProcessEnv = process.env): Record<DeployProgram, string> {
  const folders = [...PATH.split(delimiter), ...MORE_FOLDERS];
  const programFiles = PROGRAMS.map(
    (name) => [name, folders.map((folder) => join(folder, name)).find(existsSync)] as const,
  );
  const missingNames = programFiles.filter(([, file]) => file === undefined).map(([name]) => name);
  if (missingNames.length > 0) {
    throw new Error(
      `The tests of the files in docs/deploy need ${missingNames.join(", ")}. Install them (on Debian: apt-get install nginx haproxy caddy systemd).`,
    );
  }
  return Object.fromEntries(programFiles) as Record<DeployProgram, string>;
}
