import { Link } from "react-router-dom";
import type { MissedSearch, MissedSearches } from "#contract/admin-api";
import { counted } from "#domain/text/count-label";
import { failureNotice } from "../api/failure-text.ts";
import { useAction } from "../api/use-action.ts";
import styles from "../rules/rules.module.css";
import { useRoleRefusal } from "../session/role.tsx";
import button from "../ui/button.module.css";
import { Button } from "../ui/button.tsx";
import { forgetSearches, SEARCH_KEYS, synonymHref } from "./searches-api.ts";
import { forgetSynonymDrafts } from "./synonym-drafts.ts";

/** Lists searches with few results, most frequent first, each with a link to the form for a synonym. */
export function MissedSearchList({ isLogged, searches }: MissedSearches) {
  const removal = useAction({
    mutationFn: forgetSearches,
    onSuccess: (_, search) => forgetSynonymDrafts(search),
    meta: { failure: failureNotice("The search was not dismissed"), invalidates: SEARCH_KEYS },
  });
  const canEdit = useRoleRefusal("editor") === undefined;
  const disabledNotice = (
    <p className={styles.none}>Searches are not counted, because the setting searches.log is off.</p>
  );
  if (!isLogged && searches.length === 0) return disabledNotice;
  if (searches.length === 0) return <p className={styles.none}>None so far. Visitors find what they search for.</p>;
  return (
    <div className={styles.rules}>
      {!isLogged && disabledNotice}
      <ul className={styles.list} aria-label="Searches with few results">
        {searches.map((search) => (
          <li key={`${search.text} ${search.place}`}>
            <span className={styles.rule}>
              <b>{search.text}</b>
              {search.place !== "" && ` in ${search.place}`}
              <span className={styles.note}>{noteOf(search)}</span>
            </span>
            <span className={styles.buttons}>
              {canEdit && (
                <Link
                  className={button.button}
                  to={synonymHref(search.text)}
                  aria-label={`Add synonym for ${search.text}`}
                >
                  Add synonym
                </Link>
              )}
              <Button
                onClick={() => removal.mutate(search.text)}
                disabled={removal.isPending}
                aria-label={`Dismiss the search ${search.text}`}
              >
                Dismiss
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Button onClick={() => removal.mutate(undefined)} disabled={removal.isPending}>
          Dismiss all
        </Button>
      </p>
    </div>
  );
}

function noteOf({ count, firstDay, lastDay }: MissedSearch): string {
  const days = firstDay === lastDay ? `on ${dayLabel(firstDay)}` : `${dayLabel(firstDay)} to ${dayLabel(lastDay)}`;
  return `${counted(count, "search", "searches")}, ${days}`;
}

/** Formats a day as `Mar 1, 2026`. */
function dayLabel(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });
}
