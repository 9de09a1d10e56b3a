import type { Neighbour, Neighbours } from "./neighbours.ts";
import type { Peer } from "./peer.ts";
import type { CityFigures, PeerGroup, Range } from "./peer-group.ts";

/** Businesses that one is compared with, as `createDirectorySurvey` finds them. */
export interface Surroundings {
  me: Peer;
  /** City name, with its state or country if several cities have the name; "" when it is not known which city it is. */
  cityName: string;
  /** Category whose name stands for the kind; the business's own category may be another spelling, or in another language. */
  kindCategory: string;
  /** Other businesses of the directory share the noun, or are kinds of its own: "Baptist church" of "Church". */
  isGenericKind: boolean;
  /** Peers of the business, including itself. */
  group: PeerGroup;
  /** Number of businesses of its kind in its city, itself among them; 0 without a city. */
  kindInCity: number;
  /** Returns up to three others on its street, of any kind. */
  onStreet: () => readonly Peer[];
  /** All businesses of its city; empty without a city. */
  city: CityFigures;
  neighbours: Neighbours;
  /** Returns the businesses of its kind in a city, by its name alone. */
  peersOfKindIn: (city: string) => Range;
  /** Returns up to four businesses of other kinds a few minutes away. */
  closeBy: () => readonly Neighbour[];
  /** Tells whether businesses of different names have the link. */
  isSharedLink: (href: string) => boolean;
}
