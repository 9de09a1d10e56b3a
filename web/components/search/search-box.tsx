import { type ComponentType, useEffect, useId, useRef, useState } from "react";
import { useHydrated } from "../../navigation/use-hydrated.ts";
import { Icon, type IconName } from "../icon.tsx";
import styles from "./search-form.module.css";
import type { OpenList, SuggestionsProps } from "./suggestions.tsx";

interface SearchBoxProps {
  /** Of its parameter, by which it is also known what to suggest: places for `location`, anything for `q`. */
  name: "q" | "location";
  label: string;
  icon: IconName;
  placeholder: string;
  value: string;
  isRequired?: boolean;
  /** Whether it gets the focus when its page is arrived at. */
  isFirst?: boolean;
}

/** One box of the search. What suggests, and the list of it, are fetched when the box gets the focus. */
export function SearchBox({ name, label, icon, placeholder, value, isRequired, isFirst }: SearchBoxProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [list, setList] = useState<OpenList>();
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const isHydrated = useHydrated();
  const load = () => {
    import("./suggestions.tsx").then(
      (loaded) => setSuggestions(() => loaded.Suggestions),
      // the box works without; the next focus tries again
      () => undefined,
    );
  };
  useEffect(() => {
    // focused before the scripts were there
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
          // more than blanks
          pattern={isRequired ? ".*\\S.*" : undefined}
          maxLength={200}
          enterKeyHint="search"
          data-autofocus={isFirst}
          onFocus={load}
        />
      </label>
      {Suggestions && <Suggestions id={listId} inputRef={input} places={name === "location"} onChange={setList} />}
    </div>
  );
}
