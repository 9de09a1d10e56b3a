import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { changeOwner, type GuardedFolder, openGuardedFolder, type User } from "./guarded-folder.ts";
import { configure, type PostgresServer, querySuperuser, runServer, type Settings } from "./postgres-server.ts";

/** A streaming standby. Its roles and passwords are the primary's. */
export interface StandbyServer extends PostgresServer {
  /** Promotes it; resolves when it takes writes. */
  promote(): Promise<void>;
  /** Receives WAL without applying it: reads do not change any more. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  /** Stops receiving from the primary: a promotion loses what is committed from now on. */
  disconnect(): Promise<void>;
  /** Replicates from another server, as the other standbys do after a promotion. */
  follow(primary: PostgresServer): Promise<void>;
}

/**
 * Copies a running primary and starts a standby of it, for which the primary keeps the WAL in a replication slot.
 * @param settings of the standby, in addition to the primary's
 */
export async function startStandby(
  primary: PostgresServer,
  { settings = {} }: { settings?: Settings } = {},
): Promise<StandbyServer> {
  const folder = openGuardedFolder();
  try {
    const slot = `standby_${folder.path.replace(/.*-/, "").toLowerCase()}`;
    await createSlot(primary, slot);
    await copyPrimary(primary, folder);
    const data = join(folder.path, "data");
    writeOwned(join(data, "standby.signal"), "", folder.user);
    configure(data, { primary_conninfo: conninfo(primary, slot), primary_slot_name: slot, ...settings });
    const server = await runServer(folder, new URL(primary.superuserUrl).password);
    const run = (sql: string) => querySuperuser(server, sql);
    return {
      ...server,
      promote: async () => void (await run("SELECT pg_promote(true, 600)")),
      async pauseReplay() {
        await run("SELECT pg_wal_replay_pause()");
        for (;;) {
          const [row] = await querySuperuser<{ state: string }>(
            server,
            "SELECT pg_get_wal_replay_pause_state() AS state",
          );
          if (row?.state === "paused") return;
          await sleep(20);
        }
      },
      resumeReplay: async () => void (await run("SELECT pg_wal_replay_resume()")),
      async disconnect() {
        await run("ALTER SYSTEM SET primary_conninfo = ''");
        await run("SELECT pg_reload_conf()");
        const receivers = () => querySuperuser(server, "SELECT FROM pg_stat_wal_receiver");
        while ((await receivers()).length > 0) await sleep(20);
      },
      async follow(next) {
        await createSlot(next, slot);
        await run(`ALTER SYSTEM SET primary_conninfo = '${conninfo(next, slot)}'`);
        await run("SELECT pg_reload_conf()");
      },
    };
  } catch (error) {
    await folder.close();
    throw error;
  }
}

function conninfo(primary: PostgresServer, name: string): string {
  const { password } = new URL(primary.superuserUrl);
  return `host=127.0.0.1 port=${primary.port} user=postgres password=${password} application_name=${name}`;
}

async function createSlot(primary: PostgresServer, name: string): Promise<void> {
  await querySuperuser(primary, "SELECT pg_create_physical_replication_slot($1, true)", [name]);
}

/**
 * Copies with the low-level backup API, since the npm package has no pg_basebackup:
 * https://www.postgresql.org/docs/current/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP
 */
async function copyPrimary(primary: PostgresServer, { path, user }: GuardedFolder): Promise<void> {
  const data = join(path, "data");
  // The backup ends with its session, so it uses a single connection.
  const client = new pg.Client(primary.superuserUrl);
  await client.connect();
  try {
    await client.query("SELECT pg_backup_start('standby', fast => true)");
    copyFolder(primary.data, data, "", user);
    const { rows } = await client.query<{ labelfile: string }>(
      "SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)",
    );
    writeOwned(join(data, "backup_label"), rows[0]?.labelfile ?? "", user);
  } finally {
    await client.end();
  }
}

/** Matches files that the documentation of the backup API says to leave out, and folders to leave empty. */
const LEFT_OUT = /^(postmaster\.(pid|opts)|.*\/pg_internal\.init|pgsql_tmp.*|.*\/pgsql_tmp.*)$/;
const EMPTY = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$/;

function copyFolder(from: string, to: string, innerPath: string, user: User): void {
  mkdirSync(to, { mode: 0o700 });
  changeOwner(to, user);
  if (EMPTY.test(innerPath)) return;
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const path = innerPath === "" ? entry.name : `${innerPath}/${entry.name}`;
    const target = join(to, entry.name);
    if (LEFT_OUT.test(path)) continue;
    if (entry.isDirectory()) copyFolder(join(from, entry.name), target, path, user);
    else if (copyUnlessGone(join(from, entry.name), target)) changeOwner(target, user);
  }
}

/** Files of dropped tables may vanish during a backup; the standby learns it from the WAL. */
function copyUnlessGone(from: string, to: string): boolean {
  try {
    copyFileSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

function writeOwned(path: string, text: string, user: User): void {
  writeFileSync(path, text);
  changeOwner(path, user);
}
