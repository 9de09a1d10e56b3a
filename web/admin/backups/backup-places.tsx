import { useState } from "react";
import { Link } from "react-router-dom";
import type { BackupList, PlaceTest } from "#contract/backups/backup-list";
import type { BackupPlace } from "#contract/backups/backup-status";
import { failureText } from "../api/failure-text.ts";
import { useAction } from "../api/use-action.ts";
import { Button } from "../ui/button.tsx";
import { dateTimeText } from "../ui/date-time.ts";
import { Section } from "../ui/tab-page.tsx";
import { settingOf, sourceText } from "./backup-texts.ts";
import { testPlace } from "./backups-api.ts";
import styles from "./backups-page.module.css";

const SETTINGS_HREF = "?tab=settings&group=backup-settings";

/** Shows when backups are made and how many are kept, with where that is set. */
export function BackupSchedule({ list }: { list: BackupList }) {
  const daily = settingOf(list, "backup.daily");
  const keep = settingOf(list, "backup.keep");
  return (
    <Section title="Schedule">
      <dl className={styles.facts}>
        <dt>Daily backup</dt>
        <dd>
          {daily.value === true ? "On: one a day, while the server runs" : "Off: backups are made by hand only"}
          <Source text={sourceText(daily)} />
        </dd>
        <dt>Keep</dt>
        <dd>
          The newest {String(keep.value)} of each kind; uploaded ones stay until you delete them
          <Source text={sourceText(keep)} />
        </dd>
      </dl>
      <Link to={SETTINGS_HREF}>Change in settings</Link>
    </Section>
  );
}

/** Shows where backups are kept, with a test of each other place. */
export function BackupPlaces({ list }: { list: BackupList }) {
  const { places, host } = list;
  return (
    <Section title="Places">
      <ul className={styles.places}>
        <li>
          <strong>This server{host === undefined ? "" : ` (${host})`}</strong>
          <span className={styles.quiet}>
            {host === undefined
              ? "The folder backups in the data folder."
              : "Each server keeps the backups that it makes, so the list differs from server to server. A folder that all servers have, or a bucket, is reached by all."}
          </span>
        </li>
        {places.map((place) => (
          <Place key={place.kind} place={place} bucketFailure={list.bucketFailure} />
        ))}
        {places.length === 0 && (
          <li>
            <span className={styles.quiet}>
              No other place is set. If this machine is lost, its backups are lost with it.
            </span>
          </li>
        )}
      </ul>
      <Link to={SETTINGS_HREF}>
        {places.length === 0 ? "Choose a folder or bucket in settings" : "Change in settings"}
      </Link>
    </Section>
  );
}

interface PlaceProps {
  place: BackupPlace;
  bucketFailure: string | undefined;
}

function Place({ place: { kind, name, last }, bucketFailure }: PlaceProps) {
  const [result, setResult] = useState<PlaceTest>();
  const test = useAction({
    mutationFn: () => testPlace(kind),
    onMutate: () => setResult(undefined),
    onSuccess: setResult,
    onError: (error) => setResult({ isWorking: false, message: failureText(error, "Please try again.") }),
    meta: { invalidates: [] },
  });
  return (
    <li>
      <div className={styles.place}>
        <strong>{kind === "folder" ? "Folder" : "Bucket"}</strong>
        <Button onClick={() => test.mutate()} disabled={test.isPending} aria-label={`Test the ${kind}`}>
          {test.isPending ? "Testing…" : "Test"}
        </Button>
      </div>
      <code className={styles.path}>{name}</code>
      <span className={styles.quiet}>
        {last === null
          ? "No copy has arrived yet."
          : `The last copy, of the backup of ${dateTimeText(last.backupAt)}, arrived on ${dateTimeText(last.at)}.`}
        {kind === "bucket" && (bucketFailure === undefined ? BUCKET_NOTE : ` ${UNLISTED_NOTE} ${bucketFailure}`)}
      </span>
      <p role="status" className={result?.isWorking === false ? styles.bad : styles.good}>
        {result?.message}
      </p>
    </li>
  );
}

const BUCKET_NOTE = " What only the bucket has is in the list too; a restore fetches it first.";
const UNLISTED_NOTE =
  "Its contents can't be listed, so the list shows what was sent. To restore one from there, download it with the service's own tool and upload it here.";

const Source = ({ text }: { text: string }) => <span className={styles.quiet}>{text}</span>;
