import { useState } from "react";
import type { BusinessIds } from "#contract/lists/business-ids";
import { homeUrl, savedUrl } from "#domain/publishing/page-url";
import { counted } from "#domain/text/count-label";
import { Icon } from "../../components/icon.tsx";
import { keepRecord, report, savedStore, updateOfflinePage, useSavedList } from "../../saved/saved.ts";
import type { SavedBatch } from "../../saved/saved-business.ts";
import layout from "../../styles/layout.module.css";
import { linkNotices } from "./link-notices.ts";
import { PlaceList } from "./place-list.tsx";
import styles from "./saved-page.late.module.css";
import { useVisitorPosition } from "./use-visitor-position.ts";

interface SharedListProps {
  link: BusinessIds;
  shared: SavedBatch;
}

/** A list from a shared link. Only "Save all" changes the visitor's own list. */
export function SharedList({ link, shared }: SharedListProps) {
  const { position, ask } = useVisitorPosition();
  const { places } = shared;
  const notices = linkNotices(link, shared);
  return (
    <>
      <p className={layout.intro}>
        {places.length === 0
          ? "None of the places of this link is listed here."
          : `Somebody sent you a list of ${counted(places.length, "place", "places")}. Your own list stays as it is.`}
      </p>
      {notices.length > 0 && (
        <div className={styles.notices}>
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </div>
      )}
      {places.length === 0 ? (
        <p className={styles.tools}>
          <a className={layout.button} href={homeUrl}>
            Back to Home
          </a>
        </p>
      ) : (
        <>
          <div className={`${styles.tools} ${styles.scripted}`}>
            <SaveAll places={places} />
            <button className={layout.quietButton} type="button" onClick={ask}>
              <Icon name="locate" /> Distances
            </button>
            <a className={layout.quietButton} href={savedUrl} rel="nofollow">
              Your saved places
            </a>
          </div>
          <PlaceList businesses={places} from={position} />
        </>
      )}
    </>
  );
}

function SaveAll({ places }: Pick<SavedBatch, "places">) {
  const list = useSavedList();
  const [message, setMessage] = useState("");
  const savedIds = new Set(list?.places.map(({ id }) => id));
  const newPlaces = places.filter(({ id }) => !savedIds.has(id));
  const saveAll = () => {
    const ids = newPlaces.map(({ id }) => id);
    if (!report(savedStore.add(ids, Date.now()))) return;
    newPlaces.forEach(keepRecord);
    updateOfflinePage();
    setMessage(`${counted(ids.length, "place is", "places are")} added to your list.`);
  };
  const isAllSaved = list !== undefined && newPlaces.length === 0;
  return (
    <>
      <button className={layout.button} type="button" onClick={saveAll} disabled={isAllSaved}>
        <Icon name="heart" /> {isAllSaved ? "All saved" : "Save all"}
      </button>
      <span role="status" className={styles.message}>
        {message}
      </span>
    </>
  );
}
