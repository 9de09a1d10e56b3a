import { AWNINGS, type DayAndNight, INKS, SKIES, TONES, WALLS } from "./palette-data.ts";
import type { Parts } from "./variant.ts";

/** Returns the colour of an awning by hue and tone of `KINDS`. */
function awningColour(hue: number, tone: string): string {
  const choice = Number((TONES as Readonly<Record<string, string>>)[tone]?.[hue] ?? 0);
  return AWNINGS[hue]?.[choice] ?? AWNINGS[0][0];
}

/** Returns the style element of the inks that are used. Colours of the night are those that differ. */
export function drawingStyle(svg: string, parts: Parts, tone: string): string {
  const inks = inksOf(parts, tone);
  const usedInks = new Set(Array.from(svg.matchAll(/class="([^"]+)"/g), ([, name]) => name ?? ""));
  let day = "";
  let night = "";
  for (const name of usedInks) {
    const [ink, property] = name.endsWith("_") ? [name.slice(0, -1), "stroke"] : [name, "fill"];
    const [dayColour, nightColour] = inks[ink] ?? ["#000", "#000"];
    day += `.${name}{${property === "stroke" ? "fill:none;" : ""}${property}:${dayColour}}`;
    if (dayColour !== nightColour) night += `.${name}{${property}:${nightColour}}`;
  }
  day += ".shade{opacity:.13}.gloss{opacity:.5}";
  night += ".gloss{opacity:.12}.shade{opacity:.3}";
  return `<style>${day}@media(prefers-color-scheme:dark){${night}}</style>`;
}

function inksOf({ hue, wall, sky }: Parts, tone: string): Readonly<Record<string, DayAndNight>> {
  const awning = awningColour(hue, tone);
  const { far } = SKIES[sky] ?? SKIES[0];
  const wallColour = WALLS[wall] ?? WALLS[0];
  const deep = mix(awning, "#14171a", 0.36);
  const side = mix(wallColour, awning, 0.18);
  return {
    ...INKS,
    ...SKIES[sky],
    A: [awning, mix(awning, "#14171a", 0.1)],
    D: [deep, mix(deep, "#14171a", 0.22)],
    wall: [wallColour, mix(mix(wallColour, awning, 0.22), "#20242c", 0.6)],
    haze: [mix(far[0], wallColour, 0.55), mix(far[1], "#3a4048", 0.4)],
    dusk: [mix(far[0], "#6b7480", 0.28), mix(far[1], "#0f1216", 0.4)],
    side: [side, mix(mix(side, awning, 0.15), "#1b1f26", 0.66)],
  };
}

/** Mixes two colours of the form "#rrggbb"; `share` is that of the second. */
function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [from, to] = [first, second].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}
