import type { AddHelpTextContext } from "commander";

/** Adds text after the help of a command; its JSON help leaves it out. */
export function textForPeople(text: string) {
  return ({ command, error }: AddHelpTextContext): string =>
    command.optsWithGlobals<{ json?: boolean }>().json && !error ? "" : text;
}
