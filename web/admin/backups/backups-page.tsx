import { useQuery } from "@tanstack/react-query";
import type { BackupList } from "#contract/backups/backup-list";
import { counted } from "#domain/text/count-label";
import { BackupAlert } from "../dashboard/backup-alert.tsx";
import { JobProgress } from "../jobs/job-progress.tsx";
import { useRunningJob } from "../jobs/use-running-job.ts";
import { useStartJob } from "../jobs/use-start-job.ts";
import { useRoleRefusal } from "../session/role.tsx";
import { Button } from "../ui/button.tsx";
import { ErrorNotice } from "../ui/error-notice.tsx";
import { QueryContent } from "../ui/query-content.tsx";
import { Section, TabPage } from "../ui/tab-page.tsx";
import { BackupPlaces, BackupSchedule } from "./backup-places.tsx";
import { BackupTable } from "./backup-table.tsx";
import { sizeText } from "./backup-texts.ts";
import { UploadState, useBackupUpload } from "./backup-upload.tsx";
import { checkedBackups, startBackup } from "./backups-api.ts";
import styles from "./backups-page.module.css";

/** Shows the backups to administrators, and others why they do not see them. */
export function BackupsPage() {
  const refusal = useRoleRefusal("administrator");
  if (refusal === undefined) return <BackupTools />;
  return (
    <TabPage title="Backups">
      <p>{refusal}</p>
    </TabPage>
  );
}

/** Shows, makes, loads, restores and deletes backups. */
function BackupTools() {
  const query = useQuery(checkedBackups);
  const runningJob = useRunningJob();
  const backup = useStartJob("backup", startBackup);
  const upload = useBackupUpload(query.data?.uploadLimitMb);
  const isOwnJob = runningJob?.kind === "backup" || runningJob?.kind === "restore";
  return (
    <TabPage
      title="Backups"
      intro="A backup holds businesses, history, rules, settings and accounts."
      actions={
        <>
          <Button onClick={upload.open} disabled={upload.isPending}>
            {upload.isPending ? "Uploading…" : "Upload a backup"}
          </Button>
          <Button look="main" onClick={() => backup.start()} disabled={backup.isBlocked}>
            {backup.isStarting || backup.job ? "Backing up…" : "Back up now"}
          </Button>
          {upload.input}
        </>
      }
    >
      <BackupAlert isOnBackupsPage />
      {isOwnJob && <JobProgress job={runningJob} />}
      {runningJob !== undefined && !isOwnJob && (
        <p className={styles.quiet}>Another job is running. A backup or a restore can start when it has ended.</p>
      )}
      {backup.refusal !== undefined && !backup.isBlocked && (
        <ErrorNotice title="The backup did not start">{backup.refusal}</ErrorNotice>
      )}
      <UploadState upload={upload} />
      <QueryContent
        query={query}
        errorTitle="The backups could not be listed"
        loading={<p aria-busy="true">Loading</p>}
      >
        {(list) => (
          <>
            <div className={styles.two}>
              <BackupSchedule list={list} />
              <BackupPlaces list={list} />
            </div>
            <Backups list={list} />
          </>
        )}
      </QueryContent>
    </TabPage>
  );
}

function Backups({ list: { backups, isChecking, host } }: { list: BackupList }) {
  const bytes = backups.reduce((sum, backup) => sum + backup.bytes, 0);
  return (
    <Section title={backups.length === 0 ? "No backups yet" : counted(backups.length, "backup", "backups")}>
      {backups.length === 0 ? (
        <p>
          Back up now, or upload a backup
          {host === undefined
            ? "."
            : ". Other servers may have backups of their own; open the panel there to see them."}
        </p>
      ) : (
        <>
          <p className={styles.quiet} role="status">
            {sizeText(bytes)} in all{isChecking ? ". The files are being read and checked." : ""}
          </p>
          <BackupTable backups={backups} />
        </>
      )}
    </Section>
  );
}
