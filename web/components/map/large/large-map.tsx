import "../../../lazy/shared-modules.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { readBounds } from "#contract/lists/bounds";
import type { MapPoints } from "#contract/lists/map-points";
import type { Coordinates } from "#domain/geography/distance";
import { exactCount } from "#domain/text/count-label";
import type { PublicQuery } from "../../../api/queries.ts";
import type { CardBusiness } from "../../../api/shown-business.ts";
import { useApp } from "../../../app-context.ts";
import { Icon } from "../../icon.tsx";
import { ChosenPlaces } from "./chosen-places.tsx";
import { fittedPoints } from "./fitted-points.ts";
import styleText from "./large-map.late.css";
import { createMapView, type MapView } from "./map-view.ts";
import { type Place, unpackPoints } from "./unpack-points.ts";
import { useCardMarks } from "./use-card-marks.ts";
import { useMyPosition } from "./use-my-position.ts";

export interface LargeMapProps {
  /** The points of the whole list. */
  whole: PublicQuery<MapPoints>;
  /** Cards of this page of the list. */
  businesses: readonly CardBusiness[];
  /** The rectangle that the list is limited to. */
  bounds: string | undefined;
  here?: Coordinates | undefined;
  /** Navigates to the list of a rectangle. */
  searchArea: (bounds: string) => void;
  /** The way back to the list. */
  children?: ReactNode;
}

/** Tells whether the visitor has chosen the wide map. */
let isWideChosen = false;

const styleSheet = new CSSStyleSheet();
styleSheet.replaceSync(styleText);
document.adoptedStyleSheets.push(styleSheet);

/** An interactive map of the whole list, with pins that open cards. */
export function LargeMap({ whole, businesses, bounds, here, searchArea, children }: LargeMapProps) {
  const { site } = useApp();
  const container = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<MapView>();
  const [chosenPlaces, setChosenPlaces] = useState<readonly Place[]>([]);
  const [hasMoved, setMoved] = useState(false);
  const [pointedId, setPointedId] = useState<number>();
  const [fartherCount, setFartherCount] = useState(0);
  const [isWide, setWide] = useState(isWideChosen);
  const { data, isError, isFetching, refetch } = useQuery(whole);
  const places = useMemo(() => data && unpackPoints(data), [data]);
  const [chosen] = chosenPlaces;

  useEffect(() => {
    if (!container.current) return undefined;
    const newView = createMapView(container.current, {
      site,
      isStill: matchMedia("(prefers-reduced-motion: reduce)").matches,
      onChoose: setChosenPlaces,
      onPoint: setPointedId,
      onMove: () => setMoved(true),
    });
    setView(newView);
    return () => newView.remove();
  }, [site]);

  useEffect(() => {
    if (!view || !places || !data) return;
    view.setPlaces(places, data.towns);
    setFartherCount(fitAll(view, places, bounds));
    setMoved(false);
    setChosenPlaces([]);
  }, [view, places, data, bounds]);

  useEffect(() => {
    if (here) view?.setMe(here, false);
  }, [view, here]);
  useEffect(() => view?.choose(chosen?.id), [view, chosen]);
  useCardMarks(view, pointedId ?? chosen?.id);
  const { locate, trouble } = useMyPosition((position) => view?.setMe(position, true));

  // The root has this attribute for the styles around the map: with `:has()`, each new pin would recalculate the styles of the whole list.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset["largeMap"] = isWide ? "wide" : "";
    return () => void delete dataset["largeMap"];
  }, [isWide]);

  const toggleWidth = () => {
    isWideChosen = !isWide;
    setWide(isWideChosen);
    requestAnimationFrame(() => {
      view?.fill();
      if (view && places && !hasMoved) setFartherCount(fitAll(view, places, bounds));
    });
  };
  const showAll = () => {
    view?.fit(places ?? []);
    setFartherCount(0);
  };
  const close = () => {
    setChosenPlaces([]);
    if (chosen) view?.focusPin(chosen.id);
  };
  return (
    <div className="large-map">
      <div
        ref={container}
        className="large-map-ground"
        role="application"
        aria-roledescription="map"
        aria-label="Map of the results. The arrow keys move it, plus and minus zoom. The list has the same businesses."
        data-map-focus=""
      />
      <div className="large-map-tools">
        <button className="large-map-width" type="button" onClick={toggleWidth}>
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <path d={isWide ? NARROWER : WIDER} />
          </svg>
          <span>{isWide ? "Smaller map" : "Larger map"}</span>
        </button>
        <button type="button" onClick={locate} aria-label="My position">
          <Icon name="locate" size={20} />
        </button>
        <span className="large-map-zoom">
          <button type="button" onClick={() => view?.zoomBy(1)} aria-label="Zoom in">
            <span aria-hidden="true">+</span>
          </button>
          <button type="button" onClick={() => view?.zoomBy(-1)} aria-label="Zoom out">
            <span aria-hidden="true">−</span>
          </button>
        </span>
      </div>
      {hasMoved && view && (
        <button className="large-map-again" type="button" data-filters="" onClick={() => searchArea(view.area())}>
          Search this area
        </button>
      )}
      <div className="large-map-foot">
        <div role="status">
          {isFetching && !data && <p>Loading the map</p>}
          {trouble !== "" && <p>{trouble}</p>}
          {data && limitSentence(data) !== "" && <p>{limitSentence(data)}</p>}
        </div>
        {fartherCount > 0 && !hasMoved && chosenPlaces.length === 0 && (
          <p>
            {exactCount(fartherCount)} {fartherCount === 1 ? "place is" : "places are"} farther away.{" "}
            <button type="button" onClick={showAll}>
              Show all
            </button>
          </p>
        )}
        {isError && (
          <p>
            The businesses of the map could not be loaded.{" "}
            <button type="button" onClick={() => void refetch()}>
              Try again
            </button>
          </p>
        )}
        {children}
        {chosenPlaces.length > 0 && (
          <ChosenPlaces key={chosen?.id} places={chosenPlaces} businesses={businesses} close={close} />
        )}
      </div>
      <Attribution text={site.map?.attribution ?? site.tileServer?.attribution} />
    </div>
  );
}

const WIDER = "M12 3h5v5M17 3l-6 6M8 17H3v-5M3 17l6-6";
const NARROWER = "M16 9h-5V4M11 9l6-6M4 11h5v5M9 11l-6 6";

/** Shows the places, or the rectangle of the list; returns the number of places that are farther away. */
function fitAll(view: MapView, places: readonly Place[], bounds: string | undefined): number {
  const fitted = fittedPoints(places, view.zoomFor);
  view.fit(fitted, bounds === undefined ? undefined : readBounds(bounds));
  return bounds === undefined ? places.length - fitted.length : 0;
}

function Attribution({ text }: { text: string | undefined }) {
  return text === undefined ? null : <span className="large-map-attribution">{text}</span>;
}

/** Returns a sentence with the number of businesses that the map leaves out. */
function limitSentence({ totalCount, placedCount, ids }: MapPoints): string {
  if (placedCount > ids.length)
    return `The best ${exactCount(ids.length)} of ${exactCount(placedCount)} are on the map. Move closer and search this area for the others.`;
  const unplacedCount = totalCount - placedCount;
  if (unplacedCount === 0 || totalCount === 0) return "";
  return `${exactCount(unplacedCount)} of ${exactCount(totalCount)} ${unplacedCount === 1 ? "has" : "have"} no known place on the map.`;
}
