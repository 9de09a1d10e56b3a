import type { StreetMap } from "#contract/site";
import { SMALL_MAPS, type SmallMap, type SmallMapView, smallMapUrl } from "#domain/map/small-maps";
import type { MapPosition } from "./map-projection.ts";

interface StreetsImageProps {
  kind: SmallMap;
  view: SmallMapView;
  streets: StreetMap;
  /** Labels leave these positions free. */
  pins: readonly MapPosition[];
  className: string | undefined;
  alt: string;
  /** The picture is not in sight at first. */
  isLazy?: boolean;
}

/** Shows the server's drawing of the streets around a place, in the colours of the page's theme. */
export function StreetsImage({ kind, view, streets, pins, className, alt, isLazy = false }: StreetsImageProps) {
  return (
    <img
      className={className}
      src={smallMapUrl(kind, view, streets.version, pins)}
      {...SMALL_MAPS[kind]}
      alt={alt}
      decoding="async"
      loading={isLazy ? "lazy" : undefined}
    />
  );
}

/** Names the makers of the map's data, whose licence asks for it on every map. */
export function MapCredit({ streets, className }: { streets: StreetMap; className?: string | undefined }) {
  return (
    <a className={className} href="https://www.openstreetmap.org/copyright" rel="noopener" target="_blank">
      {streets.attribution}
    </a>
  );
}
