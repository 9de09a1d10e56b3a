import L from "leaflet";
import { counted, countLabel } from "#domain/text/count-label";
import type { Box } from "../map-labels.ts";
import { type Clusters, LARGE_GROUP, type Pin } from "./clusters.ts";
import { pinBox } from "./pin-box.ts";
import { type Place, pinLabel, pinText } from "./unpack-points.ts";

interface PinLayerOptions {
  onChoose: (places: readonly Place[]) => void;
  onPoint: (id: number | undefined) => void;
}

interface ShownPin {
  pin: Pin;
  marker: L.Marker;
  button: HTMLButtonElement;
}

/** Margin around the map in which pins are rendered too, as a fraction of its size, so that a drag shows them immediately. */
const MARGIN = 0.25;
/** Maximum number of new pins per frame. Creating all pins of a zoom level would take longer than a frame on a slow phone. */
const PINS_A_FRAME = 12;
const MAX_CLICK_PX = 6;
/** Groups at one point show this many places. */
const MAX_CHOSEN = 10;

/** Shows pins as buttons. A pin that stays keeps its element, and with it the focus. */
export function createPinLayer(map: L.Map, { onChoose, onPoint }: PinLayerOptions) {
  const shownPins = new Map<string, ShownPin>();
  /** The pins of this view; some may not be rendered yet. */
  let pinsOfView: readonly Pin[] = [];
  let clusters: Clusters | undefined;
  let markedId: number | undefined;
  let chosenId: number | undefined;
  /** The request for the frame that shows further pins. */
  let nextFrame = 0;
  /** Keys of the pins of marked places in this view. */
  let keys = new Map<number, string | undefined>();
  const pane = map.getPane("markerPane");
  if (!pane) throw new Error("Leaflet has no pane for markers");

  const pinOf = (target: EventTarget | null) => {
    const key = target instanceof Element ? target.closest<HTMLElement>("[data-pin]")?.dataset["pin"] : undefined;
    return key === undefined ? undefined : shownPins.get(key)?.pin;
  };
  let [downX, downY] = [0, 0];
  pane.addEventListener("pointerdown", ({ clientX, clientY }) => {
    [downX, downY] = [clientX, clientY];
  });
  pane.addEventListener("click", (event) => {
    const pin = pinOf(event.target);
    // A click with `detail` 0 comes from the keyboard, and one far from where it began is the end of a drag.
    if (pin && (event.detail === 0 || Math.hypot(event.clientX - downX, event.clientY - downY) < MAX_CLICK_PX))
      press(pin);
  });
  const point = (event: Event) => onPoint(pinOf(event.target)?.place?.id);
  for (const name of ["mouseover", "focusin"]) pane.addEventListener(name, point);
  for (const name of ["mouseleave", "focusout"]) pane.addEventListener(name, () => onPoint(undefined));

  function press({ place, group, latitude, longitude }: Pin): void {
    if (place) return onChoose([place]);
    if (group === undefined || !clusters) return;
    const zoom = clusters.zoomOf(group);
    if (zoom > map.getMaxZoom() || map.getZoom() >= map.getMaxZoom()) onChoose(clusters.placesOf(group, MAX_CHOSEN));
    else map.setView([latitude, nearest(longitude)], zoom);
  }

  /** Returns the longitude in the copy of the world that is in sight. */
  function nearest(longitude: number): number {
    return longitude + 360 * Math.round((map.getCenter().lng - longitude) / 360);
  }

  function update(): void {
    if (!clusters) return;
    const box = map.getBounds().pad(MARGIN);
    const bounds = { west: box.getWest(), south: box.getSouth(), east: box.getEast(), north: box.getNorth() };
    const pins = clusters.pins(bounds, Math.round(map.getZoom()));
    pinsOfView = pins;
    const wantedKeys = new Set(pins.map(({ key }) => key));
    let focusedPin: ShownPin | undefined;
    for (const [key, shownPin] of shownPins) {
      if (wantedKeys.has(key)) continue;
      if (shownPin.button === document.activeElement) focusedPin = shownPin;
      else shownPin.marker.remove();
      shownPins.delete(key);
    }
    keys = new Map();
    const nextPin = focusedPin && successorOf(focusedPin.pin);
    showInSlices(nextPin ? [nextPin, ...pins] : pins);
    if (focusedPin) passFocus(focusedPin, nextPin);
  }

  /** Shows pins in slices, one a frame; the next update replaces those that wait. */
  function showInSlices(pins: readonly Pin[]): void {
    cancelAnimationFrame(nextFrame);
    let newCount = 0;
    let end = 0;
    for (; end < pins.length && newCount < PINS_A_FRAME; end++) if (show(pins[end] as Pin)) newCount++;
    paint();
    if (end < pins.length) nextFrame = requestAnimationFrame(() => showInSlices(pins.slice(end)));
  }

  /** Returns the pin of this view that has the place of an earlier pin, or one of its places. */
  function successorOf({ place, group }: Pin): Pin | undefined {
    const { id } = place ?? (group === undefined ? undefined : clusters?.placesOf(group, 1)[0]) ?? {};
    return id === undefined ? undefined : clusters?.pinOf(id, pinsOfView);
  }

  /** Moves the focus from a removed pin to its successor. An invisible pin keeps the focus. */
  function passFocus(leavingPin: ShownPin, successor: Pin | undefined): void {
    const nextPin = shownPins.get(successor?.key ?? "");
    if (nextPin === undefined) return void shownPins.set(leavingPin.pin.key, leavingPin);
    nextPin.button.focus({ preventScroll: true });
    leavingPin.marker.remove();
  }

  /** Shows a pin; returns whether it is new. */
  function show(pin: Pin): boolean {
    const { key, latitude } = pin;
    const longitude = nearest(pin.longitude);
    const shownPin = shownPins.get(key);
    if (shownPin) {
      if (shownPin.marker.getLatLng().lng !== longitude) shownPin.marker.setLatLng([latitude, longitude]);
      return false;
    }
    const button = buttonOf(pin);
    const icon = L.divIcon({ className: "large-map-spot", html: button, iconSize: [0, 0] });
    const marker = L.marker([latitude, longitude], { icon, interactive: false, keyboard: false, title: "" }).addTo(map);
    shownPins.set(key, { pin, marker, button });
    return true;
  }

  function keyOf(id: number | undefined): string | undefined {
    if (id !== undefined && !keys.has(id)) keys.set(id, clusters?.pinOf(id, pinsOfView)?.key);
    return id === undefined ? undefined : keys.get(id);
  }

  function paint(): void {
    const onKeys = new Set([keyOf(markedId), keyOf(chosenId)]);
    for (const [key, { button, marker }] of shownPins) {
      const isOn = onKeys.has(key);
      if (button.hasAttribute("data-on") === isOn) continue;
      button.toggleAttribute("data-on", isOn);
      marker.setZIndexOffset(isOn ? 1000 : 0);
    }
  }

  return {
    update,
    /** Returns the bounding boxes of the pins of this view, in pixels of the layer. */
    boxes: (): Box[] =>
      pinsOfView.map((pin) => pinBox(pin, map.latLngToLayerPoint([pin.latitude, nearest(pin.longitude)]))),
    remove: () => cancelAnimationFrame(nextFrame),
    setClusters(nextClusters: Clusters) {
      cancelAnimationFrame(nextFrame);
      for (const { marker } of shownPins.values()) marker.remove();
      shownPins.clear();
      pinsOfView = [];
      keys = new Map();
      clusters = nextClusters;
      update();
    },
    mark(id: number | undefined) {
      markedId = id;
      paint();
    },
    choose(id: number | undefined) {
      chosenId = id;
      paint();
    },
    /** Gives the focus to the pin of a place. */
    focus: (id: number) => shownPins.get(keyOf(id) ?? "")?.button.focus({ preventScroll: true }),
  };
}

function buttonOf({ key, place, count }: Pin): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset["pin"] = key;
  if (place) {
    const text = pinText(place);
    button.className = text === "" ? "large-map-dot" : "large-map-pin";
    button.textContent = text;
    button.setAttribute("aria-label", pinLabel(place));
    button.title = place.name;
  } else {
    button.className = "large-map-group";
    button.toggleAttribute("data-large", count >= LARGE_GROUP);
    button.textContent = countLabel(count);
    button.setAttribute("aria-label", `${counted(count, "place", "places")}, zoom in`);
  }
  return button;
}
