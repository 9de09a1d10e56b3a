import type { Store } from "../store/store.ts";

/** Private setting with the results of the latest scheduled imports. */
const NAME = "imports.schedule";
const HOUR_MS = 3_600_000;

export interface ScheduleRecord {
  /** The server last tried to fetch this address. */
  address: string | null;
  attemptedAt: string | null;
  etag?: string | undefined;
  lastModified?: string | undefined;
  addressFailure: string | null;
  folderFailure: string | null;
}

type Settings = Pick<Store["maintenance"], "setting" | "setSetting">;

export async function readScheduleRecord({ setting }: Pick<Settings, "setting">): Promise<ScheduleRecord> {
  const storedText = await setting(NAME);
  const none: ScheduleRecord = { address: null, attemptedAt: null, addressFailure: null, folderFailure: null };
  return storedText === undefined ? none : { ...none, ...(JSON.parse(storedText) as Partial<ScheduleRecord>) };
}

export async function writeScheduleRecord(
  { setSetting }: Pick<Settings, "setSetting">,
  record: ScheduleRecord,
): Promise<void> {
  await setSetting(NAME, JSON.stringify(record));
}

/** Returns the outcome of the last attempt to fetch the configured address; nulls if another one was fetched, or none. */
export function lastAttempt(
  record: ScheduleRecord,
  address: string | null,
): Pick<ScheduleRecord, "attemptedAt" | "addressFailure"> {
  if (address === null || record.address !== address) return { attemptedAt: null, addressFailure: null };
  return { attemptedAt: record.attemptedAt, addressFailure: record.addressFailure };
}

/** Tells whether the address is to be fetched: it is new, its interval has passed, or its last failure is an hour old. */
export function isFetchDue(
  { address: lastAddress, attemptedAt, addressFailure }: ScheduleRecord,
  { address, everyHours }: { address: string; everyHours: number },
  at: Date,
): boolean {
  if (attemptedAt === null || lastAddress !== address) return true;
  const hours = addressFailure === null ? everyHours : 1;
  const age = at.getTime() - Date.parse(attemptedAt);
  // A time in the future comes from a wrong clock.
  return age >= hours * HOUR_MS || age < 0;
}
