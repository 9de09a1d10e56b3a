import { seededRandom } from "#domain/text/seeded-random";
import { shuffle } from "#domain/text/shuffle";
import type { Peer } from "./peer.ts";
import type { PeerGroup, Range } from "./peer-group.ts";
import { isPossiblySame } from "./same-business.ts";

const MAX_NAMED_PEERS = 10;
/** A text names fewer of few peers, so that neighbours do not name the same ones. */
const MIN_NAMED_PEERS = 5;
const NAMED_SHARE = 1 / 3;
const MAX_MOST_REVIEWED = 3;
/** Number of draws from a long list before giving up. */
const MAX_DRAWS = 40;

/**
 * Draws a few peers to name in a text, those with the most reviews first: open for business, and not possibly the business itself. Other
 * texts name other peers.
 */
export function drawOtherPeers(me: Peer, { list, start, count }: Range, seed: string): readonly Peer[] {
  const random = seededRandom(`${seed} others`);
  const sample = new Map<string, Peer>();
  const max = Math.min(MAX_NAMED_PEERS, Math.max(MIN_NAMED_PEERS, Math.floor(count * NAMED_SHARE)));
  if (count <= max * 2) for (const peer of shuffle(list.slice(start, start + count), random)) add(peer);
  else
    for (let draws = 0; draws < MAX_DRAWS && sample.size < max; draws++)
      add(list[start + Math.floor(random() * count)]);
  return Array.from(sample.values()).sort((a, b) => b.reviewCount - a.reviewCount || a.id - b.id);

  function add(peer: Peer | undefined): void {
    if (!peer || peer.isClosed || sample.size >= max || sample.has(peer.name)) return;
    if (isPossiblySame(me, peer) || sample.values().some((other) => isPossiblySame(other, peer))) return;
    sample.set(peer.name, peer);
  }
}

/** Returns the peers with the most reviews that are not possibly the business itself; none if others have as many as the last one. */
export function mostReviewedOthers(me: Peer, { mostReviewed }: PeerGroup): readonly Peer[] {
  const others: Peer[] = [];
  for (const peer of mostReviewed)
    if (!isPossiblySame(me, peer) && !others.some((other) => isPossiblySame(other, peer))) others.push(peer);
  const [last, next] = others.slice(MAX_MOST_REVIEWED - 1);
  return last !== undefined && last.reviewCount === next?.reviewCount ? [] : others.slice(0, MAX_MOST_REVIEWED);
}
