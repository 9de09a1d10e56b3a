import { distanceKm } from "#domain/distance";
import type { Neighbour, Peer } from "./peer-group.ts";

/** Degrees; about 1.1 km from north to south. */
const CELL = 0.01;
const MOST_RINGS = 60;

/** Finds who is near among businesses of one city, without measuring every pair. Those without coordinates are not in it. */
export function nearestPeers(peers: readonly Peer[]) {
  const cells = new Map<string, Peer[]>();
  for (const peer of peers) {
    const key = cellOf(peer);
    if (key === undefined) continue;
    const cell = cells.get(key);
    if (cell) cell.push(peer);
    else cells.set(key, [peer]);
  }

  const ring = (peer: Peer, radius: number): Neighbour[] => {
    const found: Neighbour[] = [];
    const [row, column] = position(peer);
    for (let y = row - radius; y <= row + radius; y++) {
      const isEdgeRow = Math.abs(y - row) === radius;
      for (let x = column - radius; x <= column + radius; x += isEdgeRow ? 1 : radius * 2 || 1)
        for (const other of cells.get(`${y} ${x}`) ?? [])
          if (other.id !== peer.id) found.push({ peer: other, distanceKm: between(peer, other) });
    }
    return found;
  };

  return {
    /** The `limit` nearest, nearest first; fewer when others are more than about 60 km away. */
    of(peer: Peer, limit: number): Neighbour[] {
      if (cellOf(peer) === undefined) return [];
      const found: Neighbour[] = [];
      let enoughAt = Number.POSITIVE_INFINITY;
      for (let radius = 0; radius <= Math.min(MOST_RINGS, enoughAt); radius++) {
        found.push(...ring(peer, radius));
        // what is in a corner of this ring can be further away than what the next two hold
        if (found.length >= limit && enoughAt === Number.POSITIVE_INFINITY) enoughAt = Math.ceil(radius * 1.5) + 1;
      }
      return found.sort((a, b) => a.distanceKm - b.distanceKm || a.peer.id - b.peer.id).slice(0, limit);
    },
    /** How many others are within one kilometre. */
    withinOneKm(peer: Peer): number {
      if (cellOf(peer) === undefined) return 0;
      const width = Math.ceil(1 / (111 * CELL * Math.max(0.1, Math.cos(((peer.latitude ?? 0) * Math.PI) / 180))));
      let count = 0;
      for (let radius = 0; radius <= width; radius++)
        for (const { distanceKm: away } of ring(peer, radius)) if (away <= 1) count++;
      return count;
    },
  };
}

function position({ latitude, longitude }: Peer): [row: number, column: number] {
  return [Math.floor((latitude ?? 0) / CELL), Math.floor((longitude ?? 0) / CELL)];
}

function cellOf(peer: Peer): string | undefined {
  return peer.latitude === null || peer.longitude === null ? undefined : position(peer).join(" ");
}

function between(a: Peer, b: Peer): number {
  return distanceKm(
    { latitude: a.latitude ?? 0, longitude: a.longitude ?? 0 },
    { latitude: b.latitude ?? 0, longitude: b.longitude ?? 0 },
  );
}
