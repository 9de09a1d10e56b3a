import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** User who runs a server and owns its folder; empty for the user of this process. */
export type User = { uid: number; gid: number } | Record<string, never>;

/** A temporary folder, and the process that uses it. */
export interface GuardedFolder {
  path: string;
  user: User;
  /** Sets the process to end before the folder is removed; undefined for none. */
  guard(pid: number | undefined): void;
  /** Ends the process and removes the folder. */
  close(): Promise<void>;
}

/** Reads lines with a process id or 0; the last line is valid. The input ends on `close`, or when the writing process dies. */
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
 * Makes a folder in `parent` that never outlives this process: a shell in its own session removes it when a pipe closes, which happens even
 * if this process is killed.
 */
export function openGuardedFolder(parent = tmpdir()): GuardedFolder {
  const user = unprivilegedUser();
  const path = mkdtempSync(join(parent, "mainstreet-postgres-"));
  changeOwner(path, user);
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

/** Gives a file or folder to the user who runs a server. */
export function changeOwner(path: string, { uid, gid }: User): void {
  if (uid !== undefined) chownSync(path, uid, gid);
}

async function endOf(shell: ChildProcess): Promise<void> {
  if (shell.exitCode !== null) return;
  shell.ref();
  const exit = once(shell, "exit");
  shell.stdin?.end();
  await exit;
}

/** Returns `postgres` or `nobody`, since PostgreSQL refuses to run as root. */
function unprivilegedUser(): User {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of ["postgres", "nobody"]) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("PostgreSQL does not run as root, and the system has neither a user postgres nor nobody.");
}
