import { seededRandom } from "#domain/text/seeded-random";
import { shuffle } from "#domain/text/shuffle";
import type { Peer } from "./peer.ts";
import type { Range } from "./peer-group.ts";
import { isPossiblySame } from "./same-business.ts";

export const MAX_NAMED_PEERS = 3;
/** Number of draws from a long list before giving up. */
const MAX_DRAWS = 40;

/** Draws a few peers to name in a text: open for business, and not possibly the business itself. Other texts name other peers. */
export function drawOtherPeers(me: Peer, { list, start, count }: Range, seed: string): readonly Peer[] {
  const random = seededRandom(`${seed} others`);
  const sample = new Map<string, Peer>();
  if (count <= MAX_NAMED_PEERS * 2) for (const peer of shuffle(list.slice(start, start + count), random)) add(peer);
  else
    for (let draws = 0; draws < MAX_DRAWS && sample.size < MAX_NAMED_PEERS; draws++)
      add(list[start + Math.floor(random() * count)]);
  return Array.from(sample.values());

  function add(peer: Peer | undefined): void {
    if (!peer || peer.isClosed || sample.size >= MAX_NAMED_PEERS || sample.has(peer.name)) return;
    if (isPossiblySame(me, peer) || sample.values().some((other) => isPossiblySame(other, peer))) return;
    sample.set(peer.name, peer);
  }
}
