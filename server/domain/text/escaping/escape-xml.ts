import { escapeHtml } from "./escape-html.ts";

const SPECIAL = /[&<>"'\0-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]/;

/** Escapes text for an XML element or attribute. Characters that XML cannot hold (controls, lone surrogates) are dropped. */
export function escapeXml(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return escapeHtml(text.toWellFormed().replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, ""));
}
