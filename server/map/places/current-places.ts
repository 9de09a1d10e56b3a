import { MapPlaces } from "#domain/search/landmarks/map-places";
import type { OpenArchive } from "../archive/open-archive.ts";
import type { CurrentArchive } from "../current-map.ts";
import { loadPlaces, storePlaces } from "./places-file.ts";

export interface CurrentPlacesOptions {
  currentMap: CurrentArchive;
  /** Path of the archive. */
  file: string;
  /** Reads the labels of an archive that `map add` did not write, in the background. */
  isReading: boolean;
  onFailure: (error: unknown) => void;
}

/** Places among the labels of the current map. */
export interface NamedMapPlaces {
  version: string;
  places: MapPlaces;
}

/** Returns the places of the current map; undefined without a map and until they are loaded. */
export type CurrentPlaces = () => Promise<NamedMapPlaces | undefined>;

/** Maximum size of an archive whose places are read. Reading a larger one, such as the whole earth, would take hours. */
const MAX_READ_BYTES = 4e9;

/** Reads the places of each version of the map once, and stores them beside it. */
export function createCurrentPlaces(options: CurrentPlacesOptions): { current: CurrentPlaces; close(): Promise<void> } {
  const { currentMap, file, isReading, onFailure } = options;
  const stop = new AbortController();
  let version: string | undefined;
  let named: NamedMapPlaces | undefined;
  let loading = Promise.resolve();
  let reading = Promise.resolve();

  async function load(archive: OpenArchive): Promise<void> {
    const places = await loadPlaces(file, archive.version);
    if (places !== undefined) setPlaces(archive.version, new MapPlaces(places));
    else if (isReading && archive.bytes <= MAX_READ_BYTES) reading = reading.then(() => read(archive));
  }

  async function read(archive: OpenArchive): Promise<void> {
    try {
      const { readPlaces } = await import("./scan-archive.ts");
      const places = await readPlaces(archive, { signal: stop.signal });
      // An archive that was replaced meanwhile was read in part.
      if (archive.version !== version) return;
      setPlaces(archive.version, new MapPlaces(places));
      await storePlaces(file, archive.version, places);
    } catch (error) {
      if (!stop.signal.aborted) onFailure(error);
    }
  }

  function setPlaces(placesVersion: string, places: MapPlaces): void {
    if (placesVersion === version) named = { version: placesVersion, places };
  }

  return {
    async current() {
      const archive = await currentMap();
      if (archive?.version !== version) {
        version = archive?.version;
        named = undefined;
        loading = archive === undefined ? Promise.resolve() : load(archive).catch(onFailure);
      }
      await loading;
      return named;
    },
    async close() {
      stop.abort();
      await reading;
    },
  };
}
