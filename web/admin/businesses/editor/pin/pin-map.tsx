import { type MouseEvent, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Coordinates } from "#domain/geography/distance";
import { SMALL_MAPS } from "#domain/map/small-maps";
import { readDecimal } from "#domain/text/numbers/read-number";
import { Icon } from "../../../../components/icon.tsx";
import { Button } from "../../../ui/button.tsx";
import type { FormValues } from "../form-values.ts";
import { movedPin, PIN_ZOOM } from "./moved-pin.ts";
import styles from "./pin-map.module.css";

const { width: WIDTH_PX, height: HEIGHT_PX } = SMALL_MAPS.list;
/** A step of the arrows, about five metres in middle latitudes. */
const STEP_PX = 8;
const STEPS = [
  { label: "west", sign: "←", right: -STEP_PX, down: 0 },
  { label: "north", sign: "↑", right: 0, down: -STEP_PX },
  { label: "south", sign: "↓", right: 0, down: STEP_PX },
  { label: "east", sign: "→", right: STEP_PX, down: 0 },
];

/** The streets around the coordinates of the form, with a pin that a click or the arrows move. */
export function PinMap() {
  const { setValue } = useFormContext<FormValues>();
  const [latitude, longitude] = useWatch<FormValues, ["latitude", "longitude"]>({ name: ["latitude", "longitude"] });
  const [isOpen, setOpen] = useState(false);
  const [missingMap, setMissingMap] = useState("");
  const point = readPoint(latitude, longitude);
  if (point === undefined) return null;
  const map = `/map/around/${point.latitude.toFixed(5)},${point.longitude.toFixed(5)},${PIN_ZOOM.toFixed(3)}/list.svg`;
  if (!isOpen) {
    return (
      <span className={styles.pin}>
        <Button className={styles.open} onClick={() => setOpen(true)}>
          Place the pin on a map
        </Button>
      </span>
    );
  }
  if (map === missingMap) {
    return (
      <p className={styles.note} role="status">
        There is no map of this place. Type its coordinates above.
      </p>
    );
  }
  const move = (right: number, down: number) => {
    for (const [name, degrees] of Object.entries(movedPin(point, right, down)))
      setValue(name as keyof Coordinates, String(degrees), { shouldDirty: true, shouldValidate: true });
  };
  const moveTo = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move(clientX - left - width / 2, clientY - top - height / 2);
  };
  return (
    <div className={styles.pin}>
      {/** biome-ignore lint/a11y/useKeyWithClickEvents: the arrows below do the same by keyboard */}
      {/** biome-ignore lint/a11y/noStaticElementInteractions: the arrows below do the same by keyboard */}
      <div className={styles.map} onClick={moveTo}>
        <img
          src={map}
          alt="Streets around the pin"
          width={WIDTH_PX}
          height={HEIGHT_PX}
          onError={() => setMissingMap(map)}
        />
        <span className={styles.mark}>
          <Icon name="pin" size={28} />
        </span>
      </div>
      <p className={styles.note}>Click the map to move the pin there, or use the arrows (about 5 m a step).</p>
      <span className={styles.steps}>
        {STEPS.map(({ label, sign, right, down }) => (
          <Button key={label} look="icon" aria-label={`Move pin ${label}`} onClick={() => move(right, down)}>
            <span aria-hidden="true">{sign}</span>
          </Button>
        ))}
      </span>
    </div>
  );
}

function readPoint(latitudeText: string, longitudeText: string): Coordinates | undefined {
  const [latitude, longitude] = [readDecimal(latitudeText).value, readDecimal(longitudeText).value];
  if (latitudeText.trim() === "" || longitudeText.trim() === "") return undefined;
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
