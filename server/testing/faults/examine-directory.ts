import { createHash } from "node:crypto";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { openStore } from "../../store/open-store.ts";
import type { BusinessRecord } from "../../store/port/directory.ts";

export interface Examination {
  /** Problems of the file, its indexes, its counts or its activity log; empty if it is intact. */
  damages: string[];
  businesses: number;
  /** A hash of all businesses without their ids and times, in the order of their place ids. */
  content: string;
}

/** Opens a directory as any command does, and compares redundant data. */
export async function examineDirectory(folder: string): Promise<Examination> {
  const file = join(folder, "mainstreet.db");
  const store = await openStore({ file });
  const businesses: BusinessRecord[] = [];
  for (;;) {
    const next = await store.directory.businessesAfter(businesses.at(-1)?.id ?? 0, 1_000);
    if (next.length === 0) break;
    businesses.push(...next);
  }
  const damages: string[] = [];
  const count = await store.directory.countBusinesses();
  if (count !== businesses.length) damages.push(`${count} businesses are counted, ${businesses.length} are there`);
  const { totalBusinesses } = await store.directory.statistics();
  const { totalCount } = await store.search.businesses({}, "latest", { limit: 1, offset: 0 });
  if (totalBusinesses !== totalCount) damages.push(`${totalBusinesses} are counted, ${totalCount} are listed`);
  await store.close();
  return { damages: [...damages, ...damagesOf(file)], businesses: count, content: contentHash(businesses) };
}

/** Entries of the activity log that count other businesses than their change wrote. The undo of an import counts only at its end. */
const MISCOUNTED_CHANGES = `
  SELECT a.action || ' ' || a.detail FROM activity a JOIN changes c ON c.id = a.id
  WHERE a.action <> 'undo' AND c.state = 'done'
    AND coalesce(a.detail ->> 'businesses', 1) <> (SELECT count(*) FROM change_journal j WHERE j.change_id = a.id)`;

function damagesOf(file: string): string[] {
  const db = new Sqlite(file);
  try {
    const integrity = db.pragma("integrity_check", { simple: true });
    const orphans = db.pragma("foreign_key_check") as unknown[];
    db.exec("INSERT INTO search (search, rank) VALUES ('integrity-check', 0)");
    const miscountedChanges = db.prepare<[], string>(MISCOUNTED_CHANGES).pluck().all();
    const rows = orphans.map((row) => JSON.stringify(row));
    return [...(integrity === "ok" ? [] : [String(integrity)]), ...rows, ...miscountedChanges];
  } catch (error) {
    return [String(error)];
  } finally {
    db.close();
  }
}

function contentHash(businesses: readonly BusinessRecord[]): string {
  const texts = businesses.map(({ id: _id, createdAt: _created, updatedAt: _updated, ...content }) =>
    JSON.stringify([content.placeId, content]),
  );
  return createHash("sha256").update(texts.toSorted().join("\n")).digest("hex").slice(0, 16);
}
