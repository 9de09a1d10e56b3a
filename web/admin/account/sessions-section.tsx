import type { AccountSession } from "#contract/accounts/accounts";
import { counted } from "#domain/text/count-label";
import { failureNotice } from "../api/failure-text.ts";
import { useAction } from "../api/use-action.ts";
import { Button } from "../ui/button.tsx";
import { dateTimeText } from "../ui/date-time.ts";
import { Section } from "../ui/tab-page.tsx";
import styles from "./account.module.css";
import { ACCOUNT_KEYS, endOtherSessions, endSession } from "./account-api.ts";

/** Lists where the person is logged in, and ends sessions. */
export function SessionsSection({ sessions }: { sessions: readonly AccountSession[] }) {
  const failure = failureNotice("The session was not ended");
  const end = useAction({
    mutationFn: endSession,
    meta: { success: () => ({ title: "Session ended" }), failure, invalidates: ACCOUNT_KEYS },
  });
  const endOthers = useAction({
    mutationFn: endOtherSessions,
    meta: {
      success: ({ ended }: { ended: number }) => ({ title: `${counted(ended, "session", "sessions")} ended` }),
      failure,
      invalidates: ACCOUNT_KEYS,
    },
  });
  const isPending = end.isPending || endOthers.isPending;
  const otherCount = sessions.filter(({ isCurrent }) => !isCurrent).length;
  return (
    <Section title="Sessions" intro="Browsers where you’re logged in. End any that you don’t recognize.">
      <ul className={styles.list} aria-label="Sessions">
        {sessions.map((session) => (
          <li key={session.id}>
            <span className={styles.item}>
              <strong>{nameOf(session)}</strong>
              <span className={styles.note}>
                {[session.network && `Network ${session.network}`, lastUse(session)].filter(Boolean).join(" · ")}
              </span>
            </span>
            {session.isCurrent ? (
              <span className={styles.tag}>This one</span>
            ) : (
              <Button
                onClick={() => end.mutate(session.id)}
                disabled={isPending}
                aria-label={`End the session ${nameOf(session)}, ${lastUse(session)}`}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {otherCount > 0 && (
        <Button className={styles.below} onClick={() => endOthers.mutate()} disabled={isPending}>
          {otherCount === 1 ? "End the other session" : `End the ${otherCount} others`}
        </Button>
      )}
    </Section>
  );
}

function nameOf({ browser }: AccountSession): string {
  return browser || "Unknown browser";
}

function lastUse({ isCurrent, seenAt }: AccountSession): string {
  if (isCurrent) return "now";
  return Date.parse(seenAt) > 0 ? `last used ${dateTimeText(seenAt)}` : "last use unknown";
}
