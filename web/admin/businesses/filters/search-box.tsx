import { type FormEvent, useEffect, useRef, useState } from "react";
import { Icon } from "../../../components/icon.tsx";
import styles from "./filter-bar.module.css";

/** Time without typing after which the table is searched. Milliseconds. */
const DEBOUNCE_MS = 250;

interface SearchBoxProps {
  /** The search of the address. */
  search: string;
  onSearch: (search: string) => void;
}

/** Searches while somebody types; Enter searches at once, and "/" outside of a field focuses the box. */
export function SearchBox({ search, onSearch }: SearchBoxProps) {
  const [typedText, setTyped] = useState(search);
  const sentText = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  // The text of the address replaces the typed one after Back or a link, not after the search that was typed.
  useEffect(() => {
    if (search === sentText.current) return;
    clearTimeout(timer.current);
    sentText.current = search;
    setTyped(search);
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener("keydown", focusOnSlash);
    return () => document.removeEventListener("keydown", focusOnSlash);
  }, []);
  const send = (text: string) => {
    clearTimeout(timer.current);
    if (text === sentText.current) return;
    sentText.current = text;
    onSearch(text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(typedText.trim());
  };
  return (
    <form className={styles.search} onSubmit={submit}>
      <input
        ref={input}
        type="search"
        aria-label="Search businesses"
        placeholder="Name, phone, website, ID or “pizza dover”"
        value={typedText}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => send(text.trim()), DEBOUNCE_MS);
        }}
      />
      <button type="submit" aria-label="Search">
        <Icon name="search" />
      </button>
    </form>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input, textarea, select, [contenteditable], [role=dialog]") !== null
  );
}
