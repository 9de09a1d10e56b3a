import { type ChangeEvent, useState } from "react";
import { report, savedStore } from "../../saved/saved.ts";
import { MAX_NOTE_CHARS } from "../../saved/saved-places.ts";
import styles from "./saved-page.late.module.css";

interface PlaceNoteProps {
  id: number;
  name: string;
  note: string;
}

/** The visitor's own note on a place, stored as it is typed. */
export function PlaceNote({ id, name, note }: PlaceNoteProps) {
  // Text that could not be stored stays in the field.
  const [unsavedText, setUnsavedText] = useState<string>();
  const change = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    const isStored = report(savedStore.note(id, target.value));
    setUnsavedText(isStored ? undefined : target.value);
  };
  const text = unsavedText ?? note;
  return (
    <textarea
      className={text === "" ? `${styles.note} ${styles.emptyNote}` : styles.note}
      aria-label={`Note on ${name}`}
      placeholder="Add a note"
      rows={1}
      maxLength={MAX_NOTE_CHARS}
      value={text}
      onChange={change}
    />
  );
}
