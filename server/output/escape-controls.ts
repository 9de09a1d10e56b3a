/**
 * Matches characters that change how a terminal or an editor shows a text: control characters (C0, DEL, C1), marks of text direction
 * (Unicode's Bidi_Control) and line separators.
 */
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
/** Matches those that JSON.stringify leaves as they are; the line break ends a line of a log. */
const CONTROLS_IN_JSON = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Makes a one-line text safe for a terminal; invisible characters become their code, such as \\u202e. */
export function escapeControls(text: string): string {
  return text.replace(CONTROLS, unicodeEscape);
}

/** Escapes JSON text, whose value stays the same. */
export function escapeJsonControls(json: string): string {
  return json.replace(CONTROLS_IN_JSON, unicodeEscape);
}

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
