import type { Attributes } from "#contract/business";
import { upperFirst } from "#domain/text/join-list";
import { OFFER_GROUPS, type OfferItem } from "./offer-items-data.ts";

/** One thing that a business offers or not. */
export interface Offer {
  label: string;
  /** Available or not, or a text that says more, such as "16:00" of Check-in time. */
  value: boolean | string;
  /** The data of this business says it; otherwise it is assumed of every listing. */
  isReported: boolean;
}

export interface OfferGroup {
  title: string;
  offers: Offer[];
}

interface Reported {
  group: string;
  key: string;
  offer: Offer;
}

/** What exports put here lies in other groups as well. */
const MIXED_GROUP = "other";

/**
 * `grid`: the four groups of product.md §2, where what the data says of the business replaces what is assumed, with
 * whatever else it says of their kind. `further`: groups of the data that are not of their kind.
 */
export function offersOf(
  attributes: Attributes,
  subtypes: readonly string[] = [],
): { grid: OfferGroup[]; further: OfferGroup[] } {
  const reported = reportedOffers(attributes);
  const used = new Set<Reported>();
  // an item may be named in any group of the data, so all of them go before what a group takes in besides
  const items = OFFER_GROUPS.map((group) => group.items.flatMap((item) => itemOffers(item, reported, used)));
  const grid = OFFER_GROUPS.map(({ title, takesIn, takesInSubtypes }, at) =>
    withoutRepeats(title, [
      ...(items[at] ?? []),
      ...takeIn(takesIn, reported, used),
      ...(takesInSubtypes ? subtypes.map((label) => ({ label, value: true, isReported: true })) : []),
    ]),
  );
  return { grid, further: furtherGroups(reported, used) };
}

/** By what names are compared: case, hyphens and typography aside. */
function offerKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function reportedOffers(attributes: Attributes): Reported[] {
  return Object.entries(attributes).flatMap(([group, named]) =>
    Object.entries(named).map(([name, value]) => ({
      group,
      key: offerKey(name),
      offer: { label: labelOf(name), value: valueOf(value), isReported: true },
    })),
  );
}

/** "Identifies as women-owned" → "Women-owned". */
function labelOf(name: string): string {
  const bare = name.replace(/^identifies as /i, "");
  return upperFirst(bare);
}

function valueOf(value: boolean | string): boolean | string {
  if (typeof value === "boolean") return value;
  if (/^(true|yes)$/i.test(value)) return true;
  return /^(false|no)$/i.test(value) ? false : value;
}

/** What stands in an item's place; marks the attributes that were used for it. */
function itemOffers(item: OfferItem, reported: readonly Reported[], used: Set<Reported>): Offer[] {
  const named = (names: readonly string[] = []) => reported.filter(({ key }) => names.includes(key));
  const same = named(item.same);
  const narrower = named(item.narrower);
  for (const each of [...same, ...narrower]) used.add(each);
  const narrowerOffers = narrower.map(({ offer }) => offer);
  if (same.length > 0) {
    const value = same.some(({ offer }) => offer.value === true) || (same[0]?.offer.value ?? false);
    return [{ label: item.label, value, isReported: true }, ...narrowerOffers];
  }
  if (narrower.length > 0) return narrowerOffers;
  const isRuledOut = named(item.ruledOutBy).some(({ offer }) => offer.value === true);
  return [{ label: item.label, value: item.assumed && !isRuledOut, isReported: isRuledOut }];
}

/** What else the data says in these groups; marks it as used. */
function takeIn(groups: readonly string[], reported: readonly Reported[], used: Set<Reported>): Offer[] {
  const taken = reported.filter((each) => !used.has(each) && groups.includes(offerKey(each.group)));
  for (const each of taken) used.add(each);
  return taken.map(({ offer }) => offer);
}

/** In the data's order; the mixed group last, without what was said before. */
function furtherGroups(reported: readonly Reported[], used: ReadonlySet<Reported>): OfferGroup[] {
  const rest = reported.filter((each) => !used.has(each));
  const isMixed = ({ group }: Reported) => offerKey(group) === MIXED_GROUP;
  const said = new Set(reported.filter((each) => !isMixed(each)).map(({ key }) => key));
  const groups = new Map<string, Offer[]>();
  for (const each of [...rest.filter((one) => !isMixed(one)), ...rest.filter(isMixed)]) {
    if (isMixed(each) && said.has(each.key)) continue;
    groups.set(each.group, [...(groups.get(each.group) ?? []), each.offer]);
  }
  return [...groups].map(([title, offers]) => withoutRepeats(title, offers));
}

function withoutRepeats(title: string, offers: readonly Offer[]): OfferGroup {
  const byKey = new Map<string, Offer>();
  for (const offer of offers) {
    const key = offerKey(offer.label) || offer.label;
    if (!byKey.has(key)) byKey.set(key, offer);
  }
  return { title, offers: [...byKey.values()] };
}
