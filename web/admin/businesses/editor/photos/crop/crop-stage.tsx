import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from "react";
import type { CropArea } from "#domain/business/own-photos/crop-area";
import { CORNERS, type Corner, moveBox, moveCorner } from "./crop-box.ts";
import styles from "./crop-dialog.module.css";

const CORNER_LABELS: Readonly<Record<Corner, string>> = {
  nw: "Top left corner. The arrow keys move it.",
  ne: "Top right corner. The arrow keys move it.",
  sw: "Bottom left corner. The arrow keys move it.",
  se: "Bottom right corner. The arrow keys move it.",
};
/** Steps of the arrow keys, in shares of the picture; the larger one with Shift. */
const STEP = 0.01;
const LARGE_STEP = 0.05;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface CropStageProps {
  box: CropArea;
  ratio: number | undefined;
  min: { width: number; height: number };
  onChange: (box: CropArea) => void;
  /** The picture. */
  children: ReactNode;
}

/** A picture with a box that pointers and arrow keys move and resize. */
export function CropStage({ box, ratio, min, onChange, children }: CropStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const drag = useRef<{ x: number; y: number; box: CropArea }>(undefined);
  const change = (from: CropArea, corner: Corner | undefined, dx: number, dy: number) =>
    onChange(corner === undefined ? moveBox(from, dx, dy) : moveCorner(from, corner, dx, dy, { ratio, min }));
  const handlers = (corner: Corner | undefined) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, y: event.clientY, box };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { width, height } = stage.current?.getBoundingClientRect() ?? { width: 1, height: 1 };
      const start = drag.current;
      if (start) change(start.box, corner, (clientX - start.x) / width, (clientY - start.y) / height);
    },
    onPointerUp() {
      drag.current = undefined;
    },
    onPointerCancel() {
      drag.current = undefined;
    },
    onKeyDown(event: KeyboardEvent) {
      const arrow = ARROWS[event.key];
      if (arrow === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const step = event.shiftKey ? LARGE_STEP : STEP;
      change(box, corner, arrow[0] * step, arrow[1] * step);
    },
  });
  const percent = (share: number) => `${share * 100}%`;
  return (
    <div className={styles.picture} ref={stage}>
      {children}
      <div
        className={styles.box}
        style={{
          left: percent(box.x),
          top: percent(box.y),
          width: percent(box.width),
          height: percent(box.height),
        }}
      >
        <button
          type="button"
          className={styles.area}
          aria-label="Part of the photo to keep. The arrow keys move it."
          {...handlers(undefined)}
        />
        {CORNERS.map((corner) => (
          <button
            key={corner}
            type="button"
            className={styles.corner}
            data-corner={corner}
            aria-label={CORNER_LABELS[corner]}
            {...handlers(corner)}
          />
        ))}
      </div>
    </div>
  );
}
