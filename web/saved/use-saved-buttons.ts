import { type ComponentType, useSyncExternalStore } from "react";
import type { CardBusiness, ShownBusiness } from "../api/shown-business.ts";

/** Buttons that save places. */
export interface SavedButtons {
  /** The heart on the picture of a card. */
  Heart: ComponentType<{ business: CardBusiness }>;
  /** Parts of the tile on the page of a business. `open` navigates to another page. */
  tile: {
    className: string | undefined;
    subscribe: (onChange: () => void) => () => void;
    isSaved: (id: number) => boolean;
    toggle: (business: ShownBusiness, open: (href: string) => void) => void;
  };
  /** The number of saved places beside the link to them; nothing if there are none. */
  SavedCount: ComponentType;
}

type ImportButtons = () => Promise<{ styledButtons: Promise<SavedButtons> }>;

/** Hydration and the frame of the page come first. */
const DELAY_MS = 100;

let importButtons: ImportButtons | undefined;
let buttons: SavedButtons | undefined;

/** Tells how to import the buttons. Cards, which show them, cannot: their chunk has modules of cards. */
export function setButtonsImport(importModule: ImportButtons): void {
  importButtons = importModule;
}

/** Loads the code of the buttons that save places, and their styles. */
export async function loadSavedButtons(): Promise<SavedButtons | undefined> {
  buttons = await (await importButtons?.())?.styledButtons;
  return buttons;
}

function subscribe(onLoad: () => void) {
  // A page is complete without the buttons, so nothing is shown if their code does not load.
  const timer = setTimeout(() => void loadSavedButtons().then(onLoad, () => {}), DELAY_MS);
  return () => clearTimeout(timer);
}

/** Returns the buttons that save places, once their code is there; undefined on the server. */
export function useSavedButtons(): SavedButtons | undefined {
  return useSyncExternalStore(
    subscribe,
    () => buttons,
    () => undefined,
  );
}
