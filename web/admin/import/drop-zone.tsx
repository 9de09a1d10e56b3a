import { useEffect, useRef, useState } from "react";
import { Button } from "../parts/button.tsx";
import styles from "./drop-zone.module.css";

interface DropZoneProps {
  /** Why no file can be taken now. */
  closedBecause?: string | undefined;
  onFiles: (files: File[]) => void;
}

/** Takes a file that is chosen, or dropped anywhere on the page: beside the target, the browser would open it instead. */
export function DropZone({ closedBecause, onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const isClosed = closedBecause !== undefined;
  const isOver = useDrop(isClosed ? undefined : onFiles);
  return (
    <div className={styles.zone} data-over={isOver} data-closed={isClosed}>
      <svg width="28" height="28" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 16V4M7 9l5-5 5 5M4 15v5h16v-5" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <p className={styles.call}>{isOver ? "Drop the file to check it" : "Drop an Excel file here"}</p>
      <Button look="main" onClick={() => input.current?.click()} disabled={isClosed}>
        Choose a file
      </Button>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.xls"
        hidden
        aria-label="Excel file"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // so that the same file can be chosen again, once it is mended
          currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
      <p className={styles.note}>
        {closedBecause ?? ".xlsx or .xls. It is checked first; nothing is stored before you say so."}
      </p>
    </div>
  );
}

/** Whether something is being dragged over the page. */
function useDrop(onFiles: ((files: File[]) => void) | undefined): boolean {
  const [isOver, setOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = take.current ? "copy" : "none";
      setOver(take.current !== undefined);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setOver(false);
      take.current?.([...event.dataTransfer.files]);
    };
    window.addEventListener("dragover", over);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
    };
  }, []);
  return isOver;
}
