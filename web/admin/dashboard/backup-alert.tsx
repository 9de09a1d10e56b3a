import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { BackupFailure, BackupPlace, BackupStatus } from "#contract/backups/backup-status";
import { overviewQueries } from "../api/panel-queries.ts";
import { ageText } from "../backups/backup-texts.ts";
import { dateTimeText } from "../ui/date-time.ts";
import { ErrorNotice } from "../ui/error-notice.tsx";

interface BackupAlertProps {
  /** Leaves out the link to the page of backups. */
  isOnBackupsPage?: boolean;
}

/** Alerts when a backup, or a copy of it in another place, failed, and on the page of backups when the last one is two days old. */
export function BackupAlert({ isOnBackupsPage = false }: BackupAlertProps) {
  const { data } = useQuery(overviewQueries.backups);
  if (data === undefined) return null;
  const link = isOnBackupsPage ? undefined : <Link to="?tab=backups">Open backups</Link>;
  const places = data.places.filter(({ failure, isOverdue }) => failure !== null || isOverdue);
  return (
    <>
      {(data.failure !== null || (isOnBackupsPage && data.isOverdue)) && <OwnBackupAlert status={data} link={link} />}
      {places.map((place) => (
        <PlaceAlert key={place.kind} place={place} status={data} link={link} />
      ))}
    </>
  );
}

interface AlertProps {
  status: BackupStatus;
  link: ReactNode;
}

function OwnBackupAlert({ status: { failure, last, isDaily }, link }: AlertProps) {
  return (
    <ErrorNotice
      title={failure === null ? "The directory has no recent backup" : "The last backup failed"}
      action={link}
    >
      {failure !== null &&
        `${[dateTimeText(failure.at), failure.host].filter(Boolean).join(", ")}: ${failure.message} `}
      {last === null ? "There is no good backup yet." : lastText(last.at)}
      {failure === null && !isDaily && " Daily backups are turned off (backup.daily)."}
    </ErrorNotice>
  );
}

function PlaceAlert({ place: { name, last, failure }, status, link }: AlertProps & { place: BackupPlace }) {
  return (
    <ErrorNotice title="Backups are not copied to their other place" action={link}>
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

/** Says how old the last backup is. One that is dated in the future comes from a wrong clock. */
function lastText(at: string): string {
  const age = ageText(at, Date.now());
  if (age.endsWith("future"))
    return `The last good backup is ${age}, ${dateTimeText(at)}: check the clock of the server.`;
  return `The last good backup was made ${age}, on ${dateTimeText(at)}.`;
}
