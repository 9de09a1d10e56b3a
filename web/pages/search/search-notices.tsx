import { Fragment, type ReactNode } from "react";
import type { PlaceChoice, SearchResult, Widened } from "#contract/search-result";
import { type DistanceUnit, distanceLabel } from "#domain/geography/distance";
import { type SearchParams, searchUrl } from "#domain/publishing/page-url";
import { joinList } from "#domain/text/join-list";
import styles from "./search-notices.module.css";

export type Notices = Pick<SearchResult, "place" | "correctedTo" | "didYouMean" | "widened" | "placeChoices">;

interface SearchNoticesProps {
  params: SearchParams & { q: string; location: string };
  result: Notices;
  unit: DistanceUnit;
  /** The words contain "near me". */
  isNearMe?: boolean;
}

/** Explains results that differ from the typed text, with links to alternatives. */
export function SearchNotices({ params, result, unit, isNearMe = false }: SearchNoticesProps) {
  const { q, location, exact } = params;
  const { place, correctedTo, didYouMean, widened } = result;
  const href = (changes: SearchParams) => searchUrl({ ...params, exact: false, ...changes, page: 1 });
  const notices: ReactNode[] = [];
  if (correctedTo !== null)
    notices.push(
      <>
        Showing results for <a href={href({ q: correctedTo })}>{correctedTo}</a>. Search instead for{" "}
        <a href={href({ exact: true })}>{q}</a>
      </>,
    );
  if (exact && q !== "")
    notices.push(
      <>
        Only results with these words as typed. <a href={href({})}>Include similar words</a>
      </>,
    );
  if (didYouMean !== null)
    notices.push(
      <>
        Did you mean <a href={href({ q: didYouMean })}>{didYouMean}</a>?
      </>,
    );
  const ignoredWords = widened?.words ?? [];
  if (widened?.place !== undefined && ignoredWords.length > 0)
    notices.push(`No business matches ${quote(q)}${location === "" ? "" : ` ${whereText(result, widened.place)}`}.`);
  if (place !== null && widened?.place !== undefined)
    notices.push(nearestText(whereText(result, widened.place), widened, unit));
  if (ignoredWords.length > 0)
    notices.push(`No business matches all words. Showing results without ${joinList(ignoredWords.map(quote))}.`);
  if (widened?.unknownPlace !== undefined) notices.push(unknownPlaceText(result, widened.unknownPlace));
  const placeText = placeNotice(result, location, (choice) => href({ location: choice }));
  if (placeText !== undefined) notices.push(placeText);
  if (isNearMe && place === null && params.lat === undefined)
    notices.push("To search near you, choose “Near me” or enter a place.");
  if (notices.length === 0) return null;
  return (
    <div className={styles.notices}>
      {notices.map((notice, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notices have no other name
        <p key={index}>{notice}</p>
      ))}
    </div>
  );
}

function whereText({ place }: Notices, name: string): string {
  return place?.kind === "landmark" ? `near ${name}` : `in ${name}`;
}

function nearestText(where: string, { nearestKm, foundIn = [] }: Widened, unit: DistanceUnit): string {
  if (nearestKm !== undefined) return `None ${where}. Nearest: ${distanceLabel(nearestKm, unit)}.`;
  const orNear = where.startsWith("near ") ? "" : " or near it";
  if (foundIn.length > 0) return `None ${where}${orNear}. Found in ${joinList(foundIn)}.`;
  return `None ${where}. Showing results from elsewhere.`;
}

function placeNotice(result: Notices, location: string, href: (location: string) => string): ReactNode | undefined {
  const { place, placeChoices, widened } = result;
  if (placeChoices.length === 0)
    return place !== null || location === "" ? undefined : unknownText(location, widened !== null);
  const choices = <Choices choices={placeChoices} href={href} />;
  const isCorrected = placeChoices.some(({ label }) => label === place?.name);
  if (place !== null && !isCorrected)
    return (
      <>
        There is more than one {place.name}: {choices}
      </>
    );
  return (
    <>
      {location !== "" && `No place called ${location}. `}Did you mean {choices}?
      {place && ` Showing results in ${place.name}.`}
    </>
  );
}

/** Returns a sentence about an unknown place; one with digits is called a postcode. */
const noneText = (place: string) => `${/\d/.test(place) ? "None in" : "No place called"} ${place}`;

/** Returns a sentence about an unknown place among the words, and where the results are unless another notice has it. */
function unknownPlaceText(result: Notices, unknownPlace: string): string {
  const { place, widened } = result;
  if (widened?.place !== undefined) return `${noneText(unknownPlace)}.`;
  const where = place === null ? "from everywhere" : whereText(result, place.name);
  return `${noneText(unknownPlace)}. Showing results ${where}.`;
}

/** Returns a sentence about an unknown location and the results shown. */
function unknownText(location: string, isElsewhere: boolean): string {
  if (!isElsewhere) return `No place called ${location}. Showing businesses with these words.`;
  return `${noneText(location)}. Showing results from everywhere.`;
}

/** Links to places, for example `Zürich`, or `Springfield, Illinois · Springfield, Missouri`. */
function Choices({ choices, href }: { choices: readonly PlaceChoice[]; href: (location: string) => string }) {
  return choices.map(({ label, location }, index) => (
    <Fragment key={location}>
      {index > 0 && " · "}
      <a href={href(location)}>{label}</a>
    </Fragment>
  ));
}

function quote(word: string): string {
  return `“${word}”`;
}
