import { type ComponentType, useEffect, useId, useRef, useState } from "react";
import { MAX_TEXT_CHARS } from "#contract/lists/parameter";
import { useHydrated } from "../../navigation/use-hydrated.ts";
import { Icon, type IconName } from "../icon.tsx";
import styles from "./search-form.module.css";
import type { OpenList, SuggestionsProps } from "./suggestions.tsx";

interface SearchBoxProps {
  /** Name of the search parameter. `location` suggests cities, `q` suggests anything. */
  name: "q" | "location";
  label: string;
  icon: IconName;
  placeholder: string;
  value: string;
  isRequired?: boolean;
  /** The field gets the focus after navigating to its page. */
  hasAutofocus?: boolean;
}

/** A search field, which loads its combobox of suggestions on focus. */
export function SearchBox({ name, label, icon, placeholder, value, isRequired, hasAutofocus }: SearchBoxProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [list, setList] = useState<OpenList>();
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const isHydrated = useHydrated();
  const load = () => {
    import("./suggestions.tsx").then(
      (module) => setSuggestions(() => module.Suggestions),
      // The field works without suggestions; the next focus retries.
      () => undefined,
    );
  };
  useEffect(() => {
    // The field may have the focus before hydration.
    if (document.activeElement === input.current) load();
  }, []);
  const combobox = isHydrated && {
    role: "combobox",
    autoComplete: "off",
    "aria-autocomplete": "list" as const,
    "aria-expanded": list !== undefined,
    "aria-controls": list && listId,
    "aria-activedescendant": list?.activeId,
  };
  return (
    <div className={styles.box}>
      <label className={styles.typed}>
        <Icon name={icon} />
        <span className={styles.label}>{label}</span>
        <input
          {...combobox}
          ref={input}
          type="search"
          name={name}
          defaultValue={value}
          placeholder={placeholder}
          required={isRequired}
          // Requires at least one character that is not blank.
          pattern={isRequired ? ".*\\S.*" : undefined}
          maxLength={MAX_TEXT_CHARS}
          enterKeyHint="search"
          data-autofocus={hasAutofocus}
          onFocus={load}
        />
      </label>
      {Suggestions && (
        <Suggestions id={listId} inputRef={input} suggestsOnlyPlaces={name === "location"} onChange={setList} />
      )}
    </div>
  );
}
