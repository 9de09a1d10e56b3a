import { useEffect, useEffectEvent, useState } from "react";
import { OTHER_ENDINGS } from "#domain/import-row/file-formats";
import { Button } from "../../ui/button.tsx";
import styles from "./drop-zone.module.css";

interface DropZoneProps {
  /** A file is being dragged over the page. */
  isDragging: boolean;
  /** Reason why no file can be chosen now. */
  disabledReason: string | undefined;
  onChoose: () => void;
  /** Opens the file picker for formats other than Excel. */
  onChooseOther: () => void;
}

/** A drop target, with buttons to choose an Excel file or one of another format. */
export function DropZone({ isDragging, disabledReason, onChoose, onChooseOther }: DropZoneProps) {
  const isDisabled = disabledReason !== undefined;
  return (
    <div className={styles.zone} data-dragging={isDragging} data-disabled={isDisabled}>
      <svg width="28" height="28" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 16V4M7 9l5-5 5 5M4 15v5h16v-5" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <p className={styles.call}>{isDragging ? "Drop the file to preview it" : "Drop a spreadsheet here"}</p>
      <div className={styles.buttons}>
        <Button look="main" onClick={onChoose} disabled={isDisabled}>
          Choose file
        </Button>
        <Button onClick={onChooseOther} disabled={isDisabled}>
          Other formats
        </Button>
      </div>
      {disabledReason === undefined ? (
        <>
          <p className={styles.note}>
            You&apos;ll see a preview first. Nothing is saved until you click Import. Several files are previewed one
            after the other.
          </p>
          <p className={styles.note}>
            Excel is .xlsx or .xls. Other formats are {OTHER_ENDINGS.join(", ")}, also gzipped (.gz).
          </p>
        </>
      ) : (
        <p className={styles.note}>{disabledReason}</p>
      )}
    </div>
  );
}

/**
 * Handles files dropped anywhere on the page, which the browser would otherwise open in its place. Without `onFiles` they are ignored.
 * Returns whether files are being dragged over the page.
 */
export function useDrop(onFiles: ((files: File[]) => void) | undefined): boolean {
  const [isDragging, setDragging] = useState(false);
  const onDragOver = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = onFiles ? "copy" : "none";
    setDragging(onFiles !== undefined);
  });
  const onDrop = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setDragging(false);
    onFiles?.([...(event.dataTransfer?.files ?? [])]);
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener("dragover", (event) => onDragOver(event), { signal });
    window.addEventListener("drop", (event) => onDrop(event), { signal });
    window.addEventListener(
      "dragleave",
      (event) => {
        if (event.relatedTarget === null) setDragging(false);
      },
      { signal },
    );
    return () => controller.abort();
  }, []);
  return isDragging;
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes("Files") === true;
}
