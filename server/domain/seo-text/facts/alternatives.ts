import { seededRandom } from "#domain/text/seeded-random";
import { shuffle } from "#domain/text/shuffle";
import { isNamedOtherwise } from "../advice/name-kind.ts";
import type { Peer } from "./peer.ts";
import type { Range } from "./peer-group.ts";
import { isPossiblySame } from "./same-business.ts";

const MAX_NAMED_PEERS = 8;
/** A text names fewer of few peers, so that neighbours do not name the same ones. */
const MIN_NAMED_PEERS = 5;
const NAMED_SHARE = 1 / 3;
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
    if (
      !peer ||
      peer.isClosed ||
      isNamedOtherwise(peer.name, peer.kind.english) ||
      sample.size >= max ||
      sample.has(peer.name)
    )
      return;
    if (isPossiblySame(me, peer) || sample.values().some((other) => isPossiblySame(other, peer))) return;
    sample.set(peer.name, peer);
  }
}

/** Returns undefined for an empty range. */
export function nonEmpty(range: Range): Range | undefined {
  return range.count === 0 ? undefined : range;
}
