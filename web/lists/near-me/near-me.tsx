import { useEffect, useLayoutEffect, useRef, useState } from "react";
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
}

/** Sorts the list by the distance from the visitor. Hidden without JavaScript. */
export function NearMe({ href }: NearMeProps) {
  const navigate = useNavigate();
  const [isReady, setReady] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState("");
  useEffect(() => setReady(true), []);
  /** Undefined once another page is shown: a late position is then ignored. */
  const shownHref = useRef<NearMeProps["href"]>(undefined);
  useLayoutEffect(() => {
    shownHref.current = href;
    return () => {
      shownHref.current = undefined;
    };
  }, [href]);
  const ask = () => {
    setTrouble("");
    if (!("geolocation" in navigator)) return setTrouble(UNKNOWN);
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false);
        const address = shownHref.current?.(roundCoordinate(coords.latitude), roundCoordinate(coords.longitude));
        if (address !== undefined) void navigate(address);
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
