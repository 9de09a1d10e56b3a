import { useEffect, useState } from "react";
import { useApp } from "../app-context.ts";
import styles from "./ad-slot.module.css";
import { loadThirdParty } from "./third-party.ts";

declare global {
  interface Window {
    /** Queue of the ad script. */
    adsbygoogle?: object[];
  }
}

interface AdSlotProps {
  /** Index of the configured slot. */
  position: number;
  /** Milliseconds from the first display until the ad loads. */
  delay?: number;
}

/** Shows an ad of fixed height, so that nothing shifts when it loads. Without a configured slot it is empty and loads nothing. */
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
    // The script makes one request per element of the queue.
    window.adsbygoogle = window.adsbygoogle ?? [];
    window.adsbygoogle.push({});
    loadThirdParty(scriptUrl);
  }, [isDue, scriptUrl]);
  if (!isDue) return null;
  return <ins className={`adsbygoogle ${styles.ad}`} data-ad-client={clientId ?? undefined} data-ad-slot={slot} />;
}
