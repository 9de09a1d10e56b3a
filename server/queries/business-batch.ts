import type { BusinessBatch } from "#contract/business-batch";
import type { BusinessRecord } from "../store/port/directory.ts";
import type { VisitorStore } from "../store/port/replicas.ts";

interface RecordBatch extends Omit<BusinessBatch, "businesses"> {
  records: BusinessRecord[];
}

type Absence = { id: number; into?: number; reason: "deleted" | "unknown" };

/** Reads businesses by ids. A merged business is replaced by the one that it became part of. */
export async function readBatch(store: VisitorStore, ids: readonly number[]): Promise<RecordBatch> {
  const { directory, duplicates } = store;
  const recordById = new Map<number, BusinessRecord>();
  const load = async (wantedIds: readonly number[]) => {
    for (const record of await directory.businessesByIds(wantedIds)) recordById.set(record.id, record);
  };
  const absenceOf = async (id: number): Promise<Absence> => {
    if ((await directory.business(id)) !== "deleted") return { id, reason: "unknown" };
    const into = await duplicates.survivorOf(id);
    return { id, reason: "deleted", ...(into !== undefined && { into }) };
  };
  const uniqueIds = [...new Set(ids)];
  await load(uniqueIds);
  const absences: Absence[] = [];
  // Reads are sequential: a hundred concurrent ones would use all connections to the database.
  for (const id of uniqueIds) if (!recordById.has(id)) absences.push(await absenceOf(id));
  await load(absences.flatMap(({ into }) => (into === undefined || recordById.has(into) ? [] : [into])));
  const merged = absences.flatMap(({ id, into }) => (into !== undefined && recordById.has(into) ? [{ id, into }] : []));
  const survivors = new Map(merged.map(({ id, into }) => [id, into]));
  const listedIds = new Set(uniqueIds.map((id) => survivors.get(id) ?? id));
  return {
    records: [...listedIds].flatMap((id) => recordById.get(id) ?? []),
    merged,
    missing: absences.filter(({ id }) => !survivors.has(id)).map(({ id, reason }) => ({ id, reason })),
  };
}
