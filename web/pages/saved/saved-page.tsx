import { type BusinessIds, readBusinessIds } from "#contract/lists/business-ids";
import { fittingDescription, fittingTitle } from "#domain/publishing/page-head-text";
import { homeUrl, savedUrl } from "#domain/publishing/page-url";
import { sharedListUrl } from "#domain/publishing/saved-urls";
import { CardGridSkeleton } from "../../components/card/card-skeleton.tsx";
import { definePage, type PageLocation, type PageView } from "../../navigation/public-page.ts";
import { applyLateStyles } from "../../saved/late-styles.ts";
import { type SavedBatch, savedBatch } from "../../saved/saved-business.ts";
import layout from "../../styles/layout.module.css";
import { OwnList } from "./own-list.tsx";
import styles from "./saved-page.late.module.css";
import { SharedList } from "./shared-list.tsx";

interface SavedData {
  /** Present if the address has readable ids. */
  shared?: SavedBatch;
}

const NO_PLACES: SavedBatch = { places: [], merged: [], missing: [] };

// A page may be reached before the hearts of the last one have applied them.
if (typeof document !== "undefined") void applyLateStyles();

/** The visitor's own list, and with `?ids=` a list that somebody sent. */
export const savedPage = definePage<SavedData>({
  load: (queries, location) => {
    const ids = readLink(location)?.ids ?? [];
    return ids.length === 0 ? {} : { shared: queries.batch(ids, savedBatch) };
  },
  head: ({ location, site }) => {
    const link = readLink(location);
    return {
      title: fittingTitle([titleOf(link)], site.name),
      description: fittingDescription([`Places of ${site.name} that a visitor saved, without an account.`]),
      canonical: link === undefined || link.ids.length === 0 ? savedUrl : sharedListUrl(link.ids),
      indexed: false,
    };
  },
  failure: () => ({
    title: "This list is not available",
    text: "Unable to load these places. Please try again later.",
    next: { label: "Back to Home", href: homeUrl },
  }),
  hasLateStyles: true,
  Loading: () => (
    <div className={layout.page} aria-busy="true">
      <p className={layout.visuallyHidden} role="status">
        Loading
      </p>
      <CardGridSkeleton count={4} />
    </div>
  ),
  Page: SavedView,
});

function SavedView({ location, data: { shared = NO_PLACES } }: PageView<SavedData>) {
  const link = readLink(location);
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <h1>{titleOf(link)}</h1>
      {link === undefined ? <OwnList /> : <SharedList link={link} shared={shared} />}
    </div>
  );
}

function titleOf(link: BusinessIds | undefined): string {
  return link === undefined ? "Saved places" : "A shared list of places";
}

/** Reads the ids of the address; undefined for the visitor's own list. */
function readLink({ search }: PageLocation): BusinessIds | undefined {
  const text = search.get("ids");
  return text === null || text.trim() === "" ? undefined : readBusinessIds(text);
}
