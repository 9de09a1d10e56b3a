import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useState } from "react";
import { directoryQueries } from "../../api/panel-queries.ts";
import styles from "./filter-bar.module.css";

/** A field for a city, with suggestions of the directory's cities. An empty field removes the filter. */
export function CityFilter({ city, onChoose }: { city: string; onChoose: (city: string) => void }) {
  const list = useId();
  const [typedText, setTyped] = useState(city);
  useEffect(() => setTyped(city), [city]);
  const search = typedText.trim();
  const { data } = useQuery({
    ...directoryQueries.cities(search),
    placeholderData: keepPreviousData,
  });
  const names = [...new Set((data?.cities ?? []).map(({ name }) => name))];
  const choose = (event?: FormEvent) => {
    event?.preventDefault();
    if (search !== city) onChoose(search);
  };
  return (
    <form onSubmit={choose}>
      <input
        className={styles.city}
        aria-label="City"
        placeholder="City"
        list={list}
        value={typedText}
        onBlur={() => choose()}
        onChange={(event) => {
          setTyped(event.target.value);
          if (names.includes(event.target.value) && event.nativeEvent.type === "input" && isChosen(event.nativeEvent))
            onChoose(event.target.value);
        }}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </form>
  );
}

/** Tells whether a suggestion was chosen, which browsers report as a replacement or without a kind of input. */
function isChosen(event: Event): boolean {
  const { inputType } = event as InputEvent;
  return inputType === undefined || inputType === "insertReplacementText";
}
