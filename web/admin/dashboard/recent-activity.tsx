import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { activitySentence } from "#domain/history/activity-sentence";
import { overviewQueries } from "../api/panel-queries.ts";
import { actorName } from "../jobs/actor-name.ts";
import { Button } from "../ui/button.tsx";
import { dateTimeText } from "../ui/date-time.ts";
import { QueryContent } from "../ui/query-content.tsx";
import { Section } from "../ui/tab-page.tsx";
import styles from "./recent-activity.module.css";
import { hasSnapshot, RestoreSnapshot } from "./restore-snapshot.tsx";
import { SectionSkeleton } from "./section-skeleton.tsx";
import { UndoButton } from "./undo-button.tsx";

/** Shows the activity log: the latest changes, or everything including sign-ins. */
export function RecentActivity() {
  const [isAll, setAll] = useState(false);
  const query = useQuery({ ...overviewQueries.activity(isAll), placeholderData: keepPreviousData });
  return (
    <Section title="Recent Activity">
      <QueryContent query={query} errorTitle="The activity could not be loaded" loading={<SectionSkeleton />}>
        {(entries) =>
          entries.length === 0 ? (
            <p>Nothing has been done yet.</p>
          ) : (
            <ol className={styles.list}>
              {entries.map((entry) => (
                <li
                  key={entry.id}
                  className={
                    entry.undo === null && !hasSnapshot(entry) ? styles.entry : `${styles.entry} ${styles.undoable}`
                  }
                >
                  <span className={styles.what}>{activitySentence(entry)}</span>
                  <span className={styles.when}>
                    <time dateTime={entry.at}>{dateTimeText(entry.at)}</time> · {actorName(entry.actor)}
                  </span>
                  {hasSnapshot(entry) && <RestoreSnapshot entry={entry} />}
                  <UndoButton entry={entry} sentence={activitySentence(entry)} />
                </li>
              ))}
            </ol>
          )
        }
      </QueryContent>
      <div className={styles.more}>
        <Button onClick={() => setAll(!isAll)} aria-expanded={isAll}>
          {isAll ? "Show less" : "Show all activity"}
        </Button>
      </div>
    </Section>
  );
}
