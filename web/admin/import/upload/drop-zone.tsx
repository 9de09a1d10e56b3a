import { Button } from "../../parts/button.tsx";
import styles from "./drop-zone.module.css";

interface DropZoneProps {
  /** Whether a file is being dragged over the page. */
  isOver: boolean;
  /** Why no file can be taken now. */
  closedBecause: string | undefined;
  onChoose: () => void;
}

/** Where a file is dropped, or chosen. */
export function DropZone({ isOver, closedBecause, onChoose }: DropZoneProps) {
  const isClosed = closedBecause !== undefined;
  return (
    <div className={styles.zone} data-over={isOver} data-closed={isClosed}>
      <svg width="28" height="28" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 16V4M7 9l5-5 5 5M4 15v5h16v-5" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <p className={styles.call}>{isOver ? "Drop the file to check it" : "Drop an Excel file here"}</p>
      <Button look="main" onClick={onChoose} disabled={isClosed}>
        Choose a file
      </Button>
      <p className={styles.note}>
        {closedBecause ?? ".xlsx or .xls. It is checked first; nothing is stored before you say so."}
      </p>
    </div>
  );
}
