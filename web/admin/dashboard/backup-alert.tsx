import { useQuery } from "@tanstack/react-query";
import { overviewQueries } from "../api/panel-queries.ts";
import { ErrorNotice } from "../ui/error-notice.tsx";

const DATE_TIME = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/** Alerts when a backup failed, or when there is none for two days; otherwise nothing. */
export function BackupAlert() {
  const { data } = useQuery(overviewQueries.backups);
  if (data === undefined || (data.failure === null && !data.isOverdue)) return null;
  const { failure, last, isDaily } = data;
  const time = (at: string) => DATE_TIME.format(new Date(at));
  return (
    <ErrorNotice title={failure === null ? "The directory has no recent backup" : "The last backup failed"}>
      {failure !== null && `${time(failure.at)}: ${failure.message} `}
      {last === null ? "There is no good backup yet." : `The last good backup was made on ${time(last.at)}.`}
      {failure === null && !isDaily && " Daily backups are turned off (backup.daily)."}
    </ErrorNotice>
  );
}
