import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { MAX_BUSINESS_IDS } from "#contract/lists/business-ids";
import { homeUrl } from "#domain/publishing/page-url";
import { savedVcardsUrl, sharedListUrl } from "#domain/publishing/saved-urls";
import { counted, exactCount } from "#domain/text/count-label";
import { useApp } from "../../app-context.ts";
import { CardGridSkeleton } from "../../components/card/card-skeleton.tsx";
import { Icon } from "../../components/icon.tsx";
import { shareLink } from "../../components/share-link.ts";
import {
  dropRecord,
  keepRecord,
  nameOf,
  recordOf,
  savedStore,
  unsavePlace,
  updateOfflinePage,
  useSavedList,
} from "../../saved/saved.ts";
import { type SavedBatch, savedBatch } from "../../saved/saved-business.ts";
import type { SavedList, SavedPlace } from "../../saved/saved-places.ts";
import layout from "../../styles/layout.module.css";
import { failureNotices } from "./list-notices.ts";
import { PlaceList } from "./place-list.tsx";
import { PlaceNote } from "./place-note.tsx";
import styles from "./saved-page.late.module.css";
import { useVisitorPosition } from "./use-visitor-position.ts";

const SKELETON_CARDS = 4;
const PROBLEMS = {
  unreadable: "A part of the list in this browser could not be read and is left out.",
  newer: "Your list was saved by a newer version of this site. Reload the page to see it.",
};

/** The visitor's own list, which the browser keeps. */
export function OwnList() {
  const list = useSavedList();
  const hasPlaces = list && list.places.length > 0;
  // A list may be older than the worker, and the browser may have deleted its cache.
  useEffect(() => {
    if (hasPlaces) updateOfflinePage();
  }, [hasPlaces]);
  if (list === undefined)
    return (
      <>
        <p className={`${layout.intro} ${layout.withoutScript}`}>
          Saving places needs JavaScript, which is turned off in this browser.
        </p>
        <p className={`${styles.tools} ${layout.withoutScript}`}>
          <FindPlace />
        </p>
        <div className={styles.scripted}>
          <CardGridSkeleton count={SKELETON_CARDS} />
        </div>
      </>
    );
  return (
    <>
      {list.problem !== undefined && (
        <p className={styles.notice}>
          <Icon name="alert" /> {PROBLEMS[list.problem]}
        </p>
      )}
      {list.places.length === 0 ? <NothingSaved /> : <StoredPlaces list={list} />}
    </>
  );
}

function NothingSaved() {
  return (
    <>
      <p className={layout.intro}>
        Nothing is saved yet. The heart on the picture of a place saves it in this browser, without an account.
      </p>
      <p className={styles.tools}>
        <FindPlace />
      </p>
    </>
  );
}

function FindPlace() {
  return (
    <a className={layout.button} href={homeUrl}>
      Find a place
    </a>
  );
}

/** Shows one page of the list, which has as many places as a request, a link and a file of contacts hold. */
function StoredPlaces({ list: { places } }: { list: SavedList }) {
  const [chosenPage, setPage] = useState(0);
  const pageCount = Math.ceil(places.length / MAX_BUSINESS_IDS);
  const page = Math.min(chosenPage, pageCount - 1);
  const first = page * MAX_BUSINESS_IDS;
  const shownPlaces = places.slice(first, first + MAX_BUSINESS_IDS);
  const ids = shownPlaces.map(({ id }) => id);
  const { data, error, isError, fetchStatus } = useQuery(useApp().queries.batch(ids, savedBatch));
  const mergedNames = useRenewedRecords(data);
  const { position, ask } = useVisitorPosition();
  const freshById = new Map(data?.places.map((business) => [business.id, business]));
  const missingIds = new Set(data?.missing.map(({ id }) => id));
  const [openedAt] = useState(() => new Date());
  const shownBusinesses = ids.flatMap(
    (id) => freshById.get(id) ?? (missingIds.has(id) ? [] : (recordOf(id, openedAt) ?? [])),
  );
  const shownIds = shownBusinesses.map(({ id }) => id);
  const noteById = new Map(shownPlaces.map(({ id, note }) => [id, note]));
  const waitingCount = ids.length - shownBusinesses.length - missingIds.size;
  const isCut = isError || fetchStatus === "paused";
  return (
    <>
      <p className={layout.intro}>
        {counted(places.length, "place", "places")}, kept in this browser only.
        {pageCount > 1 &&
          ` These are ${exactCount(first + 1)} to ${exactCount(first + ids.length)}; sharing, contacts and print take the shown ones.`}
      </p>
      <div className={styles.tools}>
        <button
          className={layout.quietButton}
          type="button"
          onClick={() => shareLink("Saved places", sharedListUrl(shownIds))}
          disabled={shownIds.length === 0}
        >
          <Icon name="share" /> Share
        </button>
        <a className={layout.quietButton} href={savedVcardsUrl(ids)} download="" rel="nofollow">
          <Icon name="contact" /> Contacts
        </a>
        <button className={layout.quietButton} type="button" onClick={() => window.print()}>
          <Icon name="print" /> Print
        </button>
        <button className={layout.quietButton} type="button" onClick={ask}>
          <Icon name="locate" /> Distances
        </button>
      </div>
      <div role="status" className={styles.notices}>
        {isCut && failureNotices(error, waitingCount).map((notice) => <p key={notice}>{notice}</p>)}
        {mergedNames.map(([from, into]) => (
          <p key={from}>
            {from} is now part of {into}.
          </p>
        ))}
      </div>
      <MissingPlaces places={shownPlaces.filter(({ id }) => missingIds.has(id))} data={data} />
      {shownBusinesses.length === 0 && waitingCount > 0 && !isCut ? (
        <CardGridSkeleton count={Math.min(waitingCount, SKELETON_CARDS)} />
      ) : (
        <PlaceList
          businesses={shownBusinesses}
          from={position}
          renderBelow={({ id, name }) => <PlaceNote id={id} name={name} note={noteById.get(id) ?? ""} />}
        />
      )}
      {pageCount > 1 && (
        <nav className={styles.tools} aria-label="Pages of saved places">
          <button className={layout.quietButton} type="button" disabled={page === 0} onClick={() => setPage(page - 1)}>
            Newer
          </button>
          <button
            className={layout.quietButton}
            type="button"
            disabled={page === pageCount - 1}
            onClick={() => setPage(page + 1)}
          >
            Older
          </button>
        </nav>
      )}
    </>
  );
}

/** Stores what the server answered, and follows merged businesses. Returns the names of those, with the names of what they are part of. */
function useRenewedRecords(data: SavedBatch | undefined): [string, string][] {
  const [mergedNames, setMergedNames] = useState<[string, string][]>([]);
  useEffect(() => {
    if (!data) return;
    for (const business of data.places) keepRecord(business);
    const names = data.merged.map(({ id, into }): [string, string] => {
      const survivor = data.places.find((business) => business.id === into);
      const name = nameOf(id) ?? "A saved place";
      // The record has the name that is shown of a place that stays in the list.
      if (savedStore.merge(id, into) === undefined) dropRecord(id);
      return [name, survivor?.name ?? "another entry"];
    });
    if (names.length > 0) setMergedNames((previous) => [...previous, ...names]);
  }, [data]);
  return mergedNames;
}

/** Saved places that the directory has no longer, with their stored records. */
function MissingPlaces({ places, data }: { places: readonly SavedPlace[]; data: SavedBatch | undefined }) {
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="missing" className={styles.missing}>
      <h2 id="missing">No longer listed</h2>
      <ul>
        {places.map(({ id, note }) => {
          const name = nameOf(id) ?? "A place whose name is not known";
          const isDeleted = data?.missing.some((missing) => missing.id === id && missing.reason === "deleted");
          return (
            <li key={id}>
              <b>{name}</b> {isDeleted ? "was taken out of this directory." : "is not in this directory."}{" "}
              {note !== "" && `Your note: ${note} `}
              <button type="button" onClick={() => unsavePlace(id, name)}>
                Remove<span className={layout.visuallyHidden}> {name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
