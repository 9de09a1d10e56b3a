/** Colours of the ground, roads and labels. */
export interface MapPalette {
  earth: string;
  built: string;
  park: string;
  wood: string;
  water: string;
  sand: string;
  building: string;
  rail: string;
  road: string;
  roadCase: string;
  main: string;
  mainCase: string;
  trunk: string;
  trunkCase: string;
  walk: string;
  border: string;
  label: string;
  placeLabel: string;
  waterLabel: string;
  parkLabel: string;
  halo: string;
}

export type MapTheme = "light" | "dark";

export const MAP_PALETTES: Readonly<Record<MapTheme, MapPalette>> = {
  light: {
    earth: "#eee8db",
    built: "#ece5d7",
    park: "#d5e6c8",
    wood: "#c6dcbb",
    water: "#b5d9e1",
    sand: "#efe3c3",
    building: "#e0d8c8",
    rail: "#b9b2a6",
    road: "#fff",
    roadCase: "#d2c8b4",
    main: "#fff4cf",
    mainCase: "#dcc68f",
    trunk: "#ffe0a3",
    trunkCase: "#d0a85c",
    walk: "#c9bfae",
    border: "#a79c8a",
    label: "#4b525a",
    placeLabel: "#2b3138",
    waterLabel: "#215a6c",
    parkLabel: "#3d6b41",
    halo: "#fbf8f1",
  },
  dark: {
    earth: "#1b1f23",
    built: "#20252a",
    park: "#1d3128",
    wood: "#192b24",
    water: "#12303e",
    sand: "#2c2a22",
    building: "#2b3137",
    rail: "#4b5259",
    road: "#363d44",
    roadCase: "#15181b",
    main: "#4d535a",
    mainCase: "#14171a",
    trunk: "#6a6150",
    trunkCase: "#14171a",
    walk: "#454c53",
    border: "#5a626a",
    label: "#c3c9cf",
    placeLabel: "#eceae5",
    waterLabel: "#7fb9c9",
    parkLabel: "#86b894",
    halo: "#14171a",
  },
};
