import { useQuery } from "@tanstack/react-query";
import type { BackupFailure, BackupPlace, BackupStatus } from "#contract/backups/backup-status";
import { overviewQueries } from "../api/panel-queries.ts";
import { dateTimeText } from "../ui/date-time.ts";
import { ErrorNotice } from "../ui/error-notice.tsx";

/** Alerts when a backup, or a copy of it in another place, failed. A directory without a recent backup is in the list of what to do. */
export function BackupAlert() {
  const { data } = useQuery(overviewQueries.backups);
  if (data === undefined) return null;
  const places = data.places.filter(({ failure, isOverdue }) => failure !== null || isOverdue);
  return (
    <>
      {data.failure !== null && <OwnBackupAlert failure={data.failure} last={data.last} />}
      {places.map((place) => (
        <PlaceAlert key={place.kind} place={place} status={data} />
      ))}
    </>
  );
}

function OwnBackupAlert({ failure, last }: { failure: BackupFailure; last: BackupStatus["last"] }) {
  return (
    <ErrorNotice title="The last backup failed">
      {`${[dateTimeText(failure.at), failure.host].filter(Boolean).join(", ")}: ${failure.message} `}
      {last === null ? "There is no good backup yet." : `The last good backup was made on ${dateTimeText(last.at)}.`}
    </ErrorNotice>
  );
}

function PlaceAlert({ place: { name, last, failure }, status }: { place: BackupPlace; status: BackupStatus }) {
  return (
    <ErrorNotice title="Backups are not copied to their other place">
      {failure !== null && `${sinceText(failure)}: ${failure.message} `}
      {last === null
        ? `No copy has arrived at ${name} yet.`
        : `The last copy at ${name} is of the backup of ${dateTimeText(last.backupAt)}.`}
      {status.last !== null && ` The last good backup in the data folder was made on ${dateTimeText(status.last.at)}.`}
    </ErrorNotice>
  );
}

function sinceText({ since, attempts, host }: BackupFailure): string {
  const machine = host === undefined ? "" : ` on ${host}`;
  return `Failing since ${dateTimeText(since)}${machine}, ${attempts === 1 ? "one attempt" : `${attempts} attempts`}`;
}
