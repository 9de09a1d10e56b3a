import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import type { FormValues } from "../form-values.ts";
import { citySuggestions, kindSuggestions, type SuggestedValue } from "./suggestions.ts";
import { useDebounced } from "./use-debounced.ts";

const DEBOUNCE_MS = 150;

interface SuggestedValuesProps {
  id: string;
  of: "category" | "city";
  /** The text typed so far. */
  text: string;
}

/** Suggestions of an input, as its data list. Without them one can type on. */
export function SuggestedValues({ id, of, text }: SuggestedValuesProps) {
  const typed = useDebounced(text.trim(), DEBOUNCE_MS);
  const isTyped = useFormContext<FormValues>().formState.dirtyFields[of] === true;
  const options = { enabled: isTyped && typed !== "", placeholderData: keepPreviousData };
  const kinds = useQuery({ ...kindSuggestions(typed), ...options, enabled: options.enabled && of === "category" });
  const cities = useQuery({ ...citySuggestions(typed), ...options, enabled: options.enabled && of === "city" });
  // A disabled query still has what another editor has loaded.
  const values = (options.enabled && (of === "category" ? kinds.data : cities.data)) || [];
  useFill(text, values);
  return (
    <datalist id={id}>
      {values.map(({ value, note }) => (
        <option key={`${value} ${note}`} value={value}>
          {`${value} · ${note}`}
        </option>
      ))}
    </datalist>
  );
}

/** Fills empty inputs that belong to the only suggestion with this value: the state and country of a city. */
function useFill(text: string, values: readonly SuggestedValue[]) {
  const { getValues, setValue } = useFormContext<FormValues>();
  useEffect(() => {
    const [match, ...others] = values.filter(({ value }) => value === text);
    if (match?.fills === undefined || others.length > 0) return;
    for (const [name, value] of Object.entries(match.fills) as ["state" | "country", string][]) {
      if (value !== "" && getValues(name).trim() === "") setValue(name, value, { shouldDirty: true });
    }
  }, [text, values, getValues, setValue]);
}
