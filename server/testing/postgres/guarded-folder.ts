import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The user a server runs as, which owns its folder; empty for that of this process. */
export type User = { uid: number; gid: number } | Record<string, never>;

/** A temporary folder, and a process at work in it. */
export interface GuardedFolder {
  path: string;
  user: User;
  /** The process to end before the folder is removed; none: undefined. */
  guard(pid: number | undefined): void;
  /** Ends the process and removes the folder. */
  close(): Promise<void>;
}

/** The last line read is a process id or 0. The input ends on `close`, or when the process that writes it dies. */
const GUARD = `
pid=0
while read -r next; do pid=$next; done
if [ "$pid" != 0 ] && kill -QUIT "$pid" 2>/dev/null; then
  tries=0
  while kill -0 "$pid" 2>/dev/null && [ "$tries" -lt 100 ]; do tries=$((tries + 1)); sleep 0.1; done
  kill -KILL "$pid" 2>/dev/null
fi
rm -rf -- "$1" 2>/dev/null || { sleep 1; rm -rf -- "$1"; }
`;

/**
 * Makes a folder in another that never outlives this process: a shell in a session of its own waits for the end of a pipe, which a
 * killed test run closes too.
 */
export function openGuardedFolder(parent = tmpdir()): GuardedFolder {
  const user = unprivilegedUser();
  const path = mkdtempSync(join(parent, "mainstreet-postgres-"));
  own(path, user);
  const shell = spawn("/bin/sh", ["-c", GUARD, "guard", path], {
    cwd: "/",
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  // Neither the shell nor its pipe keeps the process alive.
  shell.unref();
  (shell.stdin as unknown as { unref(): void }).unref();
  return {
    path,
    user,
    guard: (pid) => void shell.stdin?.write(`${pid ?? 0}\n`),
    close: () => endOf(shell),
  };
}

/** Gives a file or folder to the user a server runs as. */
export function own(path: string, { uid, gid }: User): void {
  if (uid !== undefined) chownSync(path, uid, gid);
}

async function endOf(shell: ChildProcess): Promise<void> {
  if (shell.exitCode !== null) return;
  shell.ref();
  const exit = once(shell, "exit");
  shell.stdin?.end();
  await exit;
}

/** PostgreSQL refuses to run as root: then its own user is taken, else `nobody`. */
function unprivilegedUser(): User {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of ["postgres", "nobody"]) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("PostgreSQL does not run as root, and the system has neither a user postgres nor nobody.");
}
