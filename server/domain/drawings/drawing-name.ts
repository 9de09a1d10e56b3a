import { type DrawingKind, KINDS } from "./kinds-data.ts";
import { VARIANTS } from "./variant.ts";

export interface Drawing {
  kind: DrawingKind;
  /** From 0 to `VARIANTS` - 1. */
  variant: number;
  /** The business comes to its customers. */
  isVan: boolean;
  /** It has closed for good. */
  isClosed: boolean;
  /** 16:9 instead of a square. */
  isWide: boolean;
}

const NAME = /^([a-z-]+?)-(\d{1,3})(-van)?(-closed)?(-wide)?$/;

/** Parses the name in the address of a drawing, such as "pizza-17-closed-wide"; returns undefined for any other text. */
export function parseDrawingName(name: string): Drawing | undefined {
  const [, kind = "", number = "", van, closed, wide] = NAME.exec(name) ?? [];
  const variant = Number(number);
  if (!Object.hasOwn(KINDS, kind) || variant >= VARIANTS || String(variant) !== number) return undefined;
  return {
    kind: kind as DrawingKind,
    variant,
    isVan: van !== undefined,
    isClosed: closed !== undefined,
    isWide: wide !== undefined,
  };
}
