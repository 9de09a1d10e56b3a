/** Number of pictures of a kind. More would hardly be seen, but each is an address that browsers cache on its own. */
export const VARIANTS = 256;

const COUNTS = { hue: 6, wall: 6, roof: 5, awning: 5, plan: 3, pane: 3, beside: 5, sky: 4 } as const;

/** The parts of one picture; each number is the index of a part. */
export type Parts = Record<keyof typeof COUNTS, number>;

const PARTS: readonly Parts[] = Array.from({ length: VARIANTS }, (_, variant) => partsFrom(variant));

/** Returns the parts of a variant, the same for all kinds. */
export function partsOf(variant: number): Parts {
  const parts = PARTS[variant];
  if (parts === undefined) throw new RangeError(`No variant ${variant}`);
  return parts;
}

/** Returns each part as a digit of the mixed variant. */
function partsFrom(variant: number): Parts {
  let digits = scrambled(variant);
  const part = (count: number) => {
    const digit = digits % count;
    digits = Math.floor(digits / count);
    return digit;
  };
  const { hue, wall, roof, awning, plan, pane, beside, sky } = COUNTS;
  return {
    hue: part(hue),
    wall: part(wall),
    roof: part(roof),
    awning: part(awning),
    plan: part(plan),
    pane: part(pane),
    beside: part(beside),
    sky: part(sky),
  };
}

/** Mixes 32 bits (the finalizer of MurmurHash3), so that variants in a row have nothing in common. */
function scrambled(variant: number): number {
  let bits = Math.imul(variant + 1, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
