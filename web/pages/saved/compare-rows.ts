import type { OpenState } from "#contract/business";
import { CLOSURE_LABELS } from "#domain/business/facts/closure-label";
import { websiteHost } from "#domain/business/web-addresses/website-host";
import { type Coordinates, distanceKm, distanceLabel, distanceUnit } from "#domain/geography/distance";
import { openingState } from "#domain/opening-hours/open-state";
import { hoursAround } from "#domain/opening-hours/special-days";
import { localDate } from "#domain/opening-hours/week-minute";
import { comesToYouLabel } from "#domain/premises/area-served";
import { counted } from "#domain/text/count-label";
import { stateEnd } from "../../components/card/change-text.ts";
import { type SavedBusiness, savedAddress } from "../../saved/saved-business.ts";

export interface CompareRow {
  /** Differs from that of every other row, also where a feature is named like a fact. */
  key: string;
  label: string;
  /** One value for each business. */
  values: string[];
}

/** Maximum number of features that are compared. */
const MAX_COMPARED_FEATURES = 12;
const NOT_KNOWN = "Not known";
const STATES: Readonly<Record<OpenState, string>> = { open: "Open", closed: "Closed", unknown: NOT_KNOWN };

/** Returns the facts of businesses side by side; a fact that is known of none is left out. `from` is the place of the visitor. */
export function compareRows(businesses: readonly SavedBusiness[], at: Date, from?: Coordinates): CompareRow[] {
  const row = (label: string, value: (business: SavedBusiness) => string | null | undefined): CompareRow => ({
    key: label,
    label,
    values: businesses.map((business) => value(business) || NOT_KNOWN),
  });
  const rows = [
    row("Rating", ratingOf),
    row("Price", ({ facts, priceLevel }) => facts?.price || "$".repeat(priceLevel ?? 0)),
    row("Now", (business) => stateOf(business, at)),
    row("Hours today", (business) => hoursToday(business, at)),
    row("Distance", (business) => distanceOf(business, from)),
    row("Kind", ({ category }) => category),
    row("Address", addressOf),
    row("Phone", ({ phone }) => phone),
    row("Website", ({ facts }) => facts?.website && websiteHost(facts.website)),
    row("Verified", ({ isVerified }) => (isVerified ? "Yes" : "No")),
    ...featureRows(businesses, row),
  ];
  return rows.filter(({ values }) => values.some((value) => value !== NOT_KNOWN));
}

function ratingOf({ rating, reviewCount }: SavedBusiness): string {
  const reviews = reviewCount === 0 ? "" : counted(reviewCount, "review", "reviews");
  return rating === 0 ? reviews : [`${rating.toFixed(1)} of 5`, reviews].filter(Boolean).join(", ");
}

function stateOf({ businessStatus, openingHours, timeZone, specialDays }: SavedBusiness, at: Date): string {
  const closure = CLOSURE_LABELS[businessStatus];
  if (closure !== undefined) return closure;
  const opening = openingState(openingHours, timeZone, at, specialDays);
  return opening.state === "unknown" ? NOT_KNOWN : `${STATES[opening.state]} ${stateEnd(opening)}`.trim();
}

function hoursToday({ openingHours, timeZone, specialDays = [] }: SavedBusiness, at: Date): string | undefined {
  const date = localDate(timeZone, at);
  const { today } = openingState(openingHours, timeZone, at);
  if (date === undefined || today === null) return undefined;
  const todaysSpecialDays = specialDays.filter((day) => day.date === date);
  return hoursAround(openingHours, todaysSpecialDays, date)?.[today];
}

function distanceOf({ latitude, longitude, country }: SavedBusiness, from: Coordinates | undefined) {
  if (from === undefined || latitude === null || longitude === null) return undefined;
  return distanceLabel(distanceKm(from, { latitude, longitude }), distanceUnit(country));
}

function addressOf(business: SavedBusiness): string {
  return business.area === undefined ? savedAddress(business) : comesToYouLabel(business.area);
}

type MakeRow = (label: string, value: (business: SavedBusiness) => string | undefined) => CompareRow;

/** Returns the features known of most businesses first. Spellings that differ only in capitals are one feature. */
function featureRows(businesses: readonly SavedBusiness[], row: MakeRow): CompareRow[] {
  const labels = new Map<string, string>();
  const counts = new Map<string, number>();
  const valuesByKey = new Map(
    businesses.map((business) => {
      const values = new Map<string, boolean | string>();
      for (const [name, value] of Object.entries(business.facts?.features ?? {})) {
        const key = name.toLowerCase();
        if (!labels.has(key)) labels.set(key, name);
        if (!values.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
        values.set(key, value);
      }
      return [business, values] as const;
    }),
  );
  const keys = [...labels.keys()].sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
  return keys.slice(0, MAX_COMPARED_FEATURES).map((key) => ({
    ...row(labels.get(key) ?? key, (business) => {
      const value = valuesByKey.get(business)?.get(key);
      return typeof value === "boolean" ? (value ? "Yes" : "No") : value;
    }),
    key: `feature:${key}`,
  }));
}
