import "../../lazy/shared-modules.ts";
import { type RefObject, useLayoutEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { counted } from "#domain/text/count-label";
import layout from "../../styles/layout.module.css";
import { listAction } from "./suggestion-keys.ts";
import { SuggestionOption } from "./suggestion-option.tsx";
import styles from "./suggestions.module.css";
import { useInputEvents } from "./use-input-events.ts";
import { type SuggestionItem, type TypedText, useSuggestions } from "./use-suggestions.ts";

/** The active option of the open list. */
export interface OpenList {
  activeId: string | undefined;
}

export interface SuggestionsProps {
  /** Id of the list, and prefix of its options' ids. */
  id: string;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Suggests only cities, which fill the field; otherwise anything, which is navigated to. */
  suggestsOnlyPlaces: boolean;
  /** Called when the list opens or its active option changes, and with undefined when it closes. */
  onChange: (list: OpenList | undefined) => void;
}

/** The listbox of an ARIA combobox: focus stays in the field. */
export function Suggestions({ id, inputRef, suggestsOnlyPlaces, onChange }: SuggestionsProps) {
  const navigate = useNavigate();
  const [text, setText] = useState<TypedText>({ typed: "", location: "" });
  const [isWanted, setIsWanted] = useState(false);
  const [activeHref, setActiveHref] = useState<string>();
  const suggestions = useSuggestions(text, suggestsOnlyPlaces);
  const isOpen = isWanted && suggestions.length > 0;
  const active = suggestions.findIndex(({ href }) => href === activeHref);
  const optionId = (index: number) => `${id}-${index}`;
  const activeId = active < 0 ? undefined : optionId(active);

  // The field's ARIA attributes must agree with the list before the browser paints.
  useLayoutEffect(() => {
    onChange(isOpen ? { activeId } : undefined);
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [isOpen, activeId, onChange]);

  const change = (isNowWanted: boolean) => {
    setIsWanted(isNowWanted);
    setActiveHref(undefined);
  };
  const openList = () => {
    const typedText = inputRef.current?.value.trim() ?? "";
    setText({ typed: typedText, location: suggestsOnlyPlaces ? "" : locationOf(inputRef.current) });
    change(true);
  };
  const choose = (item: SuggestionItem | undefined) => {
    change(false);
    if (!item || !inputRef.current) return;
    if (suggestsOnlyPlaces) inputRef.current.value = item.label;
    else void navigate(item.href);
  };
  const press = (event: KeyboardEvent) => {
    const action = listAction(event, { isOpen, active, count: suggestions.length });
    if (action && action.kind !== "leave") event.preventDefault();
    if (action?.kind === "open") openList();
    else if (action?.kind === "move") setActiveHref(suggestions[action.to]?.href);
    else if (action?.kind === "choose") choose(suggestions[active]);
    else if (action) change(false);
    return action?.kind === "close" || action?.kind === "choose";
  };
  useInputEvents(inputRef, { onPause: openList, onKey: press, onLeave: () => change(false) });

  return (
    <>
      <p className={layout.visuallyHidden} aria-live="polite">
        {isOpen && counted(suggestions.length, "suggestion", "suggestions")}
      </p>
      {isOpen && (
        // Cancelling mousedown keeps the focus in the field.
        <div
          id={id}
          className={styles.list}
          data-places={suggestsOnlyPlaces}
          role="listbox"
          tabIndex={-1}
          aria-label={suggestsOnlyPlaces ? "Places" : "Suggestions"}
          onMouseDown={(event) => event.preventDefault()}
        >
          {suggestions.map((item, index) => (
            <SuggestionOption
              key={item.href}
              id={optionId(index)}
              item={item}
              typed={text.typed}
              isActive={index === active}
              onChoose={() => choose(item)}
            />
          ))}
        </div>
      )}
    </>
  );
}

function locationOf(input: HTMLInputElement | null): string {
  return input?.form ? String(new FormData(input.form).get("location") ?? "").trim() : "";
}
