import { useQuery } from "@tanstack/react-query";
import { overviewQueries } from "../api/panel-queries.ts";
import { dateTimeText } from "../ui/date-time.ts";
import { ErrorNotice } from "../ui/error-notice.tsx";

/** Alerts when a backup failed, or when there is none for two days; otherwise nothing. */
export function BackupAlert() {
  const { data } = useQuery(overviewQueries.backups);
  if (data === undefined || (data.failure === null && !data.isOverdue)) return null;
  const { failure, last, isDaily } = data;
  return (
    <ErrorNotice title={failure === null ? "The directory has no recent backup" : "The last backup failed"}>
      {failure !== null &&
        `${[dateTimeText(failure.at), failure.host].filter(Boolean).join(", ")}: ${failure.message} `}
      {last === null ? "There is no good backup yet." : `The last good backup was made on ${dateTimeText(last.at)}.`}
      {failure === null && !isDaily && " Daily backups are turned off (backup.daily)."}
    </ErrorNotice>
  );
}
