import type { Coordinates } from "#domain/geography/distance";
import type { DescribedBusiness } from "#domain/seo-text/described-business";
import { comesToHomes, visitKind } from "../../advice/visit-kind.ts";
import { isAirside, type Peer } from "../peer.ts";

/** Minimum number of points that prove how a file places its rows. */
const MIN_POINTS = 4;
/** Rows that were placed in the middle of their town mostly share a point. */
const MIN_DISTINCT_SHARE = 0.9;

/** A business without a street address, and its point on the map. */
interface Candidate extends Coordinates {
  peer: Peer;
}

/**
 * Collects businesses without a street address, whose point may be the middle of their town. Those of one town and postcode of which nearly
 * all have a point of their own prove by each other that it is theirs, as in exports of OpenStreetMap.
 */
export function createPointsWithoutStreet() {
  const candidatesByTown = new Map<string, Candidate[]>();
  return {
    add(business: DescribedBusiness, peer: Peer): void {
      const { address, latitude, longitude, zipCode, isServiceArea, category, group } = business;
      if (address !== "" || isServiceArea || latitude === null || longitude === null) return;
      if (peer.place.cityKey === "" || isAirside(business) || comesToHomes(visitKind(category, group))) return;
      const key = `${peer.place.cityKey}/${zipCode}`;
      const candidates = candidatesByTown.get(key);
      if (candidates) candidates.push({ peer, latitude, longitude });
      else candidatesByTown.set(key, [{ peer, latitude, longitude }]);
    },
    /** Sets the points of the peers that are proved. */
    place(): void {
      for (const candidates of candidatesByTown.values()) {
        const points = Map.groupBy(candidates, ({ latitude, longitude }) => `${latitude},${longitude}`);
        if (points.size < MIN_POINTS || points.size < MIN_DISTINCT_SHARE * candidates.length) continue;
        for (const [candidate, ...others] of points.values())
          if (candidate && others.length === 0)
            Object.assign(candidate.peer, { latitude: candidate.latitude, longitude: candidate.longitude });
      }
      candidatesByTown.clear();
    },
  };
}
