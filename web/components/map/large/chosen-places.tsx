import { useQueries } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type CardBusiness, cardBusiness } from "../../../api/shown-business.ts";
import { useApp } from "../../../app-context.ts";
import { CardGrid } from "../../card/business-card.tsx";
import { Icon } from "../../icon.tsx";
import type { Place } from "./unpack-points.ts";

interface ChosenPlacesProps {
  places: readonly Place[];
  /** Cards that are loaded already. */
  businesses: readonly CardBusiness[];
  /** Removes the cards and returns the focus to their pin. */
  close: () => void;
}

/** Shows the card of a pressed pin at the foot of the map, or the cards of all places at one point. */
export function ChosenPlaces({ places, businesses, close }: ChosenPlacesProps) {
  const { queries } = useApp();
  const [openedAt] = useState(() => new Date());
  const foot = useRef<HTMLDivElement>(null);
  const results = useQueries({ queries: places.map(({ id }) => queries.business(id)) });
  const cards = places.flatMap(({ id }, index) => {
    const listedCard = businesses.find((business) => business.id === id);
    const details = results[index]?.data;
    return listedCard ?? (details ? cardBusiness(details, openedAt) : []);
  });
  const isReady = cards.length > 0;
  const isFailed = !isReady && results.every(({ isError }) => isError);
  useEffect(() => {
    if (isReady) foot.current?.querySelector<HTMLElement>("h3 a")?.focus({ preventScroll: true });
  }, [isReady]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // Escape would close the whole sheet, too.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <div
      className="large-map-card"
      ref={foot}
      role="region"
      aria-label={places.length > 1 ? "Places at this point" : "Chosen place"}
      onKeyDown={closeOnEscape}
    >
      <button className="large-map-close" type="button" onClick={close} aria-label="Close the card">
        <Icon name="close" size={20} />
      </button>
      {isReady ? (
        <CardGrid businesses={cards} isOverMap />
      ) : (
        <p role="status">{isFailed ? "This business could not be loaded." : "Loading"}</p>
      )}
    </div>
  );
}
