import type { AddHelpTextContext } from "commander";

/** Text after the help of a command, which is left out of its JSON. */
export function textForPeople(text: string) {
  return ({ command, error }: AddHelpTextContext): string =>
    command.optsWithGlobals<{ json?: boolean }>().json && !error ? "" : text;
}
