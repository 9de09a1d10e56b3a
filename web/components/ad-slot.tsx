import { useEffect, useState } from "react";
import { useApp } from "../app-context.ts";
import styles from "./ad-slot.module.css";
import { loadThirdParty } from "./third-party.ts";

declare global {
  interface Window {
    /** Where ad scripts look for slots to fill, before and after they have come. */
    adsbygoogle?: object[];
  }
}

interface AdSlotProps {
  /** Which of the configured slots, from 0. */
  position: number;
  /** In milliseconds after the page is shown. */
  delay?: number;
}

/**
 * A place for an ad, of a fixed height so that nothing moves when it comes. Where the operator configured none it is an
 * empty box that takes no room, and no third party is asked for anything.
 */
export function AdSlot({ position, delay = 0 }: AdSlotProps) {
  const { scriptUrl, clientId, slots } = useApp().site.ads;
  const slot = slots[position];
  if (scriptUrl === null || slot === undefined) return <div className={styles.slot} />;
  return (
    <section className={styles.slot} aria-label={`Advertisement ${position + 1}`}>
      <p className={styles.label}>Advertisement</p>
      <Ad scriptUrl={scriptUrl} clientId={clientId} slot={slot} delay={delay} />
    </section>
  );
}

interface AdProps {
  scriptUrl: string;
  clientId: string | null;
  slot: string;
  delay: number;
}

function Ad({ scriptUrl, clientId, slot, delay }: AdProps) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  useEffect(() => {
    if (!isDue) return;
    // the queue holds one request for each element that is to be filled
    window.adsbygoogle = window.adsbygoogle ?? [];
    window.adsbygoogle.push({});
    loadThirdParty(scriptUrl);
  }, [isDue, scriptUrl]);
  if (!isDue) return null;
  return <ins className={`adsbygoogle ${styles.ad}`} data-ad-client={clientId ?? undefined} data-ad-slot={slot} />;
}
