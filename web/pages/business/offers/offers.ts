import type { Attributes, CategoryGroup } from "#contract/business";
import { GENERIC_TYPES } from "#domain/categories/generic-types-data";
import { upperFirst } from "#domain/text/join-list";
import { OFFER_GROUPS, type OfferItem } from "./offer-items-data.ts";

/** A feature that a business offers or not. */
export interface Offer {
  label: string;
  /** Availability, or a text with details, such as "16:00" for the check-in time. */
  value: boolean | string;
}

export interface OfferGroup {
  title: string;
  /** Offers that the data of this business names. */
  confirmed: Offer[];
  /** Items of every listing that the data does not mention. */
  usual: Offer[];
}

/** Fields of a business that decide its offers. */
export interface OffersSource {
  attributes: Attributes;
  subtypes?: readonly string[];
  group?: CategoryGroup;
  comesToCustomers?: boolean;
}

interface Reported {
  group: string;
  key: string;
  offer: Offer;
}

/** Exports repeat attributes of other groups in this one. */
const MIXED_GROUP = "other";

/** Order of further groups, by how often visitors ask for them; unknown ones follow. Names as `offerKey` makes them. */
const FURTHER_ORDER =
  "highlights|dining options|offerings|children|pets|parking|amenities|atmosphere|popular for|crowd|recycling|health safety".split(
    "|",
  );

/**
 * Returns the offers of a business. `grid` has the four groups of every listing, without empty ones: the data of the business replaces usual
 * values and adds others that fit. `further` has the remaining groups of the data.
 */
export function offersOf({ attributes, subtypes = [], group, comesToCustomers = false }: OffersSource): {
  grid: OfferGroup[];
  further: OfferGroup[];
} {
  const reportedOffersOfBusiness = reportedOffers(attributes);
  const usedOffers = new Set<Reported>();
  // Any group of the data may name an item, so items are resolved before a group takes in other attributes.
  const items = OFFER_GROUPS.map(({ items }) =>
    items.map((item) => itemOffers(item, reportedOffersOfBusiness, usedOffers, { group, comesToCustomers })),
  );
  const grid = OFFER_GROUPS.map(({ title, takesIn, takesInSubtypes }, index) => {
    const fixedItems = items[index] ?? [];
    const confirmed = withoutRepeats([
      ...fixedItems.flatMap((item) => item.confirmed),
      ...takeOthers(takesIn, reportedOffersOfBusiness, usedOffers),
      ...(takesInSubtypes ? subtypes : [])
        .filter((label) => !GENERIC_TYPES.includes(label.toLowerCase()))
        .map((label) => ({ label, value: true })),
    ]);
    return { title, confirmed, usual: fixedItems.flatMap((item) => item.usual) };
  });
  // A business without premises has no entrance.
  const saidGrid = grid.filter(({ confirmed, usual }) => confirmed.length > 0 || usual.length > 0);
  return { grid: saidGrid, further: furtherGroups(reportedOffersOfBusiness, usedOffers) };
}

/** Normalises a name for comparison, ignoring case, hyphens and typography. */
function offerKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function reportedOffers(attributes: Attributes): Reported[] {
  return Object.entries(attributes).flatMap(([group, reportedAs]) =>
    Object.entries(reportedAs).map(([name, value]) => ({
      group,
      key: offerKey(name),
      offer: { label: labelOf(name), value: valueOf(value) },
    })),
  );
}

/** Shortens "Identifies as women-owned" to "Women-owned". */
function labelOf(name: string): string {
  const nameWithoutPrefix = name.replace(/^identifies as /i, "");
  return upperFirst(nameWithoutPrefix);
}

function valueOf(value: boolean | string): boolean | string {
  if (typeof value === "boolean") return value;
  if (/^(true|yes)$/i.test(value)) return true;
  return /^(false|no)$/i.test(value) ? false : value;
}

/** Returns the offers for an item, and marks the attributes that were used for it. */
function itemOffers(
  item: OfferItem,
  reportedOffersOfBusiness: readonly Reported[],
  usedOffers: Set<Reported>,
  { group, comesToCustomers }: Pick<OffersSource, "group" | "comesToCustomers">,
): Pick<OfferGroup, "confirmed" | "usual"> {
  const reportedAs = (names: readonly string[] = []) =>
    reportedOffersOfBusiness.filter(({ key }) => names.includes(key));
  const sameOffers = reportedAs(item.same);
  const narrowerOffers = reportedAs(item.narrower);
  for (const each of [...sameOffers, ...narrowerOffers]) usedOffers.add(each);
  const confirmed = narrowerOffers.map(({ offer }) => offer);
  if (sameOffers.length > 0) {
    const value = sameOffers.some(({ offer }) => offer.value === true) || (sameOffers[0]?.offer.value ?? false);
    return { confirmed: [{ label: item.label, value }, ...confirmed], usual: [] };
  }
  if (narrowerOffers.length > 0) return { confirmed, usual: [] };
  const isRuledOut = reportedAs(item.ruledOutBy).some(({ offer }) => offer.value === true);
  if (isRuledOut) return { confirmed: [{ label: item.label, value: false }], usual: [] };
  if (comesToCustomers && item.inServiceArea === "confirmed")
    return { confirmed: [{ label: item.label, value: true }], usual: [] };
  const isUnsaid =
    (comesToCustomers && item.inServiceArea === "unsaid") || (group !== undefined && item.unsaidIn === group);
  if (isUnsaid) return { confirmed: [], usual: [] };
  return { confirmed: [], usual: [{ label: item.label, value: item.isUsual }] };
}

/** Returns the unused attributes of these groups, and marks them as used. */
function takeOthers(
  groups: readonly string[],
  reportedOffersOfBusiness: readonly Reported[],
  usedOffers: Set<Reported>,
): Offer[] {
  const otherOffers = reportedOffersOfBusiness.filter(
    (each) => !usedOffers.has(each) && groups.includes(offerKey(each.group)),
  );
  for (const each of otherOffers) usedOffers.add(each);
  return otherOffers.map(({ offer }) => offer);
}

/** Returns the remaining groups, the mixed group last and without repeated attributes. */
function furtherGroups(reportedOffersOfBusiness: readonly Reported[], usedOffers: ReadonlySet<Reported>): OfferGroup[] {
  const remainingOffers = reportedOffersOfBusiness.filter((each) => !usedOffers.has(each));
  const isMixed = ({ group }: Reported) => offerKey(group) === MIXED_GROUP;
  const reportedKeys = new Set(reportedOffersOfBusiness.filter((each) => !isMixed(each)).map(({ key }) => key));
  const groups = new Map<string, Offer[]>();
  for (const each of [...remainingOffers.filter((offer) => !isMixed(offer)), ...remainingOffers.filter(isMixed)]) {
    if (isMixed(each) && reportedKeys.has(each.key)) continue;
    groups.set(each.group, [...(groups.get(each.group) ?? []), each.offer]);
  }
  return [...groups]
    .map(([title, offers]) => ({ title, confirmed: withoutRepeats(offers), usual: [] }))
    .toSorted((a, b) => furtherRank(a.title) - furtherRank(b.title));
}

function furtherRank(title: string): number {
  const key = offerKey(title);
  if (key === MIXED_GROUP) return FURTHER_ORDER.length + 1;
  const rank = FURTHER_ORDER.indexOf(key);
  return rank < 0 ? FURTHER_ORDER.length : rank;
}

function withoutRepeats(offers: readonly Offer[]): Offer[] {
  const offerByKey = new Map<string, Offer>();
  for (const offer of offers) {
    const key = offerKey(offer.label) || offer.label;
    if (!offerByKey.has(key)) offerByKey.set(key, offer);
  }
  return [...offerByKey.values()];
}
