import type { DrawingFormat } from "./drawing-url.ts";
import { type DrawingKind, KINDS } from "./kinds-data.ts";
import { VARIANTS } from "./variant.ts";

export interface Drawing {
  kind: DrawingKind;
  /** Number from 0 to `VARIANTS` - 1. */
  variant: number;
  /** The business comes to its customers. */
  isVan: boolean;
  /** It has closed for good. */
  isClosed: boolean;
  format: DrawingFormat;
}

const NAME = /^([a-z-]+?)-(\d{1,3})(-van)?(-closed)?(?:-(wide|street))?$/;

/** Parses the name in the address of a drawing, such as "pizza-17-closed-wide"; returns undefined for any other text. */
export function parseDrawingName(name: string): Drawing | undefined {
  const [, kind = "", number = "", van, closed, format = "square"] = NAME.exec(name) ?? [];
  const variant = Number(number);
  if (!Object.hasOwn(KINDS, kind) || variant >= VARIANTS || String(variant) !== number) return undefined;
  return {
    kind: kind as DrawingKind,
    variant,
    isVan: van !== undefined,
    isClosed: closed !== undefined,
    format: format as DrawingFormat,
  };
}
