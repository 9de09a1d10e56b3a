import "../../lazy/shared-modules.ts";
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { ListParams } from "#domain/publishing/page-url";
import { exactCount } from "#domain/text/count-label";
import { useApp } from "../../app-context.ts";
import { ErrorBoundary } from "../../lazy/error-boundary.tsx";
import layout from "../../styles/layout.module.css";
import { Icon } from "../icon.tsx";
import type { LargeMapProps } from "./large/large-map.tsx";
import { largeMapModule } from "./large-map-module.ts";
import { areaUrl, type MapScope, pointsQuery } from "./list-of-map.ts";
import type { MapContents } from "./map-drawing.ts";
import styles from "./map-panel.module.css";
import { ResultsMap } from "./results-map.tsx";
import { entryKey, largeMapState, useMapSheet } from "./use-map-sheet.ts";

const ID = "map";
/** Minimum width for the map beside the list. */
const BESIDE_LIST = "(min-width: 1280px)";
/** The visitor opened the large map beside a list, so further lists of this document have it, too. */
let isChosenBesideList = false;

export interface MapPanelProps extends MapContents, Pick<LargeMapProps, "businesses"> {
  totalCount: number;
  params: ListParams;
  scope: MapScope | undefined;
}

/**
 * Shows the map of a list: a column on wide screens, otherwise a sheet, which a button at the foot of the screen opens. It is a drawing of
 * this page of the list until its visitor sees or opens the large map of the whole list, which needs JavaScript.
 */
export function MapPanel(props: MapPanelProps) {
  const { params, scope, totalCount } = props;
  const { site } = useApp();
  const navigate = useNavigate();
  const panel = useRef<HTMLElement>(null);
  const [isSeen, setSeen] = useState(false);
  const [isPressed, setPressed] = useState(false);
  /** The last load failed. The sentence about it is for visitors who opened the map. */
  const [failure, setFailure] = useState<"silent" | "shown">();
  const isWanted = isSeen || isPressed;
  const [module, setModule] = useState(largeMapModule.module);
  const largeMap = isWanted ? module : undefined;
  const { isSheet, entryMap, mark } = useMapSheet(panel, isChosenBesideList && largeMap !== undefined);
  const handleFailure = useEffectEvent(async () => {
    const isAwaited = isPressed || isSheet;
    if (failure !== undefined && isAwaited) {
      const key = entryKey();
      const isReachable = await isServerReachable();
      // The visitor may have left the list or closed its sheet meanwhile.
      if (isReachable && panel.current && key === entryKey()) {
        // Some browsers cache the failure of a module until the document is reloaded. The history entry then opens the map.
        mark();
        window.location.reload();
        return;
      }
    }
    setFailure(isAwaited ? "shown" : "silent");
    setSeen(false);
    setPressed(false);
  });
  useEffect(() => {
    if (isWanted && !module) largeMapModule.load().then(setModule, () => void handleFailure());
  }, [isWanted, module]);

  // Our own streets are shown immediately. Another tile server gets no request before a visitor opens the map.
  const isShownAtOnce = site.map !== undefined;
  useEffect(() => {
    if (!panel.current || !isShownAtOnce || !matchMedia(BESIDE_LIST).matches) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    observer.observe(panel.current);
    return () => observer.disconnect();
  }, [isShownAtOnce]);
  useEffect(() => {
    if (isSheet) setSeen(true);
  }, [isSheet]);
  useEffect(() => {
    if (entryMap === "shown") isChosenBesideList = true;
    const hasMapBeside = entryMap !== undefined || isChosenBesideList;
    if (hasMapBeside && matchMedia(BESIDE_LIST).matches) setSeen(true);
  }, [entryMap]);
  useEffect(() => {
    // The button that was pressed is gone with the drawing. A visitor who is elsewhere meanwhile stays there.
    if (isSheet || (isPressed && largeMap && document.activeElement === document.body))
      panel.current?.querySelector<HTMLElement>("[data-map-focus], button")?.focus({ preventScroll: true });
  }, [isSheet, isPressed, largeMap]);

  const open = () => {
    isChosenBesideList ||= !isSheet;
    setPressed(true);
  };
  const searchArea = (bounds: string) =>
    void navigate(areaUrl(params, scope, bounds), { replace: isSheet, state: largeMapState(isSheet) });
  return (
    <>
      <button className={styles.open} type="button" popoverTarget={ID}>
        <Icon name="map" /> Map
      </button>
      <section
        id={ID}
        ref={panel}
        className={styles.panel}
        popover="auto"
        aria-label="Map"
        data-streets={site.map && ""}
        data-large={largeMap ? "" : undefined}
        onClick={closeOnMarker}
      >
        {largeMap ? (
          <ErrorBoundary
            fallback={
              <>
                <ResultsMap {...props} streets={site.map} />
                <CloseButton label="Show the list" />
              </>
            }
          >
            <largeMap.LargeMap
              whole={pointsQuery(params, scope)}
              bounds={params.bounds}
              {...(props.here && { here: props.here })}
              businesses={props.businesses}
              searchArea={searchArea}
            >
              <CloseButton label={`List of ${exactCount(totalCount)}`} />
            </largeMap.LargeMap>
            {/* A map to move has the size of the screen, so paper gets the drawing. */}
            {site.map && (
              <div className={styles.paper}>
                <ResultsMap {...props} streets={site.map} />
              </div>
            )}
          </ErrorBoundary>
        ) : (
          <>
            <ResultsMap {...props} streets={site.map} />
            {failure === "shown" && !isWanted && (
              <p role="alert">The map could not be loaded. Check the connection, and open it again.</p>
            )}
            {(!isSheet || failure !== undefined) && <LargeMapButton isBusy={isWanted} open={open} />}
            <CloseButton label="Show the list" />
          </>
        )}
      </section>
    </>
  );
}

function CloseButton({ label }: { label: string }) {
  return (
    <button
      className={`${layout.quietButton} ${styles.close}`}
      type="button"
      popoverTarget={ID}
      popoverTargetAction="hide"
    >
      {label}
    </button>
  );
}

/** Hidden until it works. */
function LargeMapButton({ isBusy, open }: { isBusy: boolean; open: () => void }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <button
      className={`${layout.quietButton} ${styles.enlarge}`}
      type="button"
      hidden={!isReady}
      aria-busy={isBusy}
      onClick={open}
    >
      All on a map to move and zoom
    </button>
  );
}

/** Limit of the wait for a server that may be out of reach. */
const MAX_REACH_MS = 10_000;

/** Tells whether a reload of this page would get it. */
const isServerReachable = () =>
  fetch(window.location.href, {
    method: "HEAD",
    cache: "no-store",
    signal: AbortSignal.timeout(MAX_REACH_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );

/** A marker leads to its card, which the sheet would cover. */
function closeOnMarker({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('a[href^="#"]') && currentTarget.matches(":popover-open"))
    currentTarget.hidePopover();
}
