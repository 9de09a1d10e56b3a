import { isEnglish, isUnknownKind } from "../../phrases/category-label.ts";
import type { Peer } from "../peer.ts";
import { isPossiblySame } from "../same-business.ts";

const MAX_ON_STREET = 3;
/** In a larger city some position is known, and its neighbors are nearer than a street is long. */
const MAX_CITY = 2000;

/** Returns others of different kinds in its city and on its street, open for business and not possibly the same. */
export function onSameStreet(business: Peer, city: readonly Peer[]): readonly Peer[] {
  const others: Peer[] = [];
  if (business.street === "" || city.length > MAX_CITY) return others;
  for (const peer of city) {
    if (others.length === MAX_ON_STREET) break;
    if (peer.id === business.id || peer.street !== business.street || peer.isClosed) continue;
    const { category, english } = peer.kind;
    if (!isEnglish(english) || isUnknownKind(category) || english.includes("/")) continue;
    if (others.some((other) => other.kind.english === english)) continue;
    if (![business, ...others].some((other) => isPossiblySame(other, peer))) others.push(peer);
  }
  return others;
}
