import { useEffect, useLayoutEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Icon } from "../../components/icon.tsx";
import layout from "../../styles/layout.module.css";
import chip from "../chip.module.css";
import styles from "./near-me.module.css";

const LONGEST_WAIT_MS = 15_000;
/** Maximum age of a cached position. */
const OLDEST_MS = 300_000;
const DENIED =
  "You have not allowed this site to see where you are. Allow it in your browser's settings, or search for a city or postcode.";
const UNKNOWN = "Your device could not tell where it is. Try again, or search for a city or postcode.";

export interface NearMeProps {
  /** Returns the address of the list sorted by distance from these coordinates. */
  href: (lat: number, lng: number) => string;
  /** Navigates to a URL; defaults to the router. */
  follow?: (href: string) => void;
}

/** Sorts the list that is shown. While a list loads slowly, its skeleton may be shown instead, and this button is not on the page. */
let sortShownList: ((lat: number, lng: number) => void) | undefined;
/** A position that came while a list was loading, which is sorted once it is shown. */
let latePosition: { pathname: string; latitude: number; longitude: number; at: number } | undefined;

/** Sorts the list by the distance from the visitor. Hidden without JavaScript. */
export function NearMe({ href, follow }: NearMeProps) {
  const navigate = useNavigate();
  const [isReady, setReady] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState("");
  useEffect(() => setReady(true), []);
  useLayoutEffect(() => {
    const sort = (lat: number, lng: number) => void (follow ?? navigate)(href(lat, lng));
    sortShownList = sort;
    return () => {
      if (sortShownList === sort) sortShownList = undefined;
    };
  }, [href, follow, navigate]);
  // The router accepts navigations of a new page after its layout effects.
  useEffect(() => {
    const late = latePosition;
    latePosition = undefined;
    const isOfThisList = late?.pathname === window.location.pathname && performance.now() - late.at < LONGEST_WAIT_MS;
    if (isOfThisList) sortShownList?.(late.latitude, late.longitude);
  });
  const ask = () => {
    setTrouble("");
    if (!("geolocation" in navigator)) return setTrouble(UNKNOWN);
    setAsking(true);
    const { pathname } = window.location;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false);
        if (window.location.pathname !== pathname) return;
        const [latitude, longitude] = [roundCoordinate(coords.latitude), roundCoordinate(coords.longitude)];
        if (sortShownList === undefined) latePosition = { pathname, latitude, longitude, at: performance.now() };
        else sortShownList(latitude, longitude);
      },
      (error) => {
        setAsking(false);
        setTrouble(error.code === error.PERMISSION_DENIED ? DENIED : UNKNOWN);
      },
      { timeout: LONGEST_WAIT_MS, maximumAge: OLDEST_MS },
    );
  };
  return (
    <>
      <button
        className={isReady ? chip.choice : `${chip.choice} ${styles.waiting}`}
        type="button"
        onClick={ask}
        aria-busy={isAsking}
      >
        <Icon name="locate" size={16} /> Near me
      </button>
      <p className={styles.trouble} role="status" data-shown={trouble === "" ? undefined : ""}>
        {isAsking ? <span className={layout.visuallyHidden}>Finding out where you are</span> : trouble}
      </p>
    </>
  );
}

/** Rounds to about 100 metres, for privacy: the position is part of the address. */
function roundCoordinate(degrees: number): number {
  return Number(degrees.toFixed(3));
}
