import { joinList } from "#domain/text/join-list";
import { MAX_QUESTIONS } from "./advice.ts";

/** Lists missing details first, then a few questions. */
export function unknownsOf(missing: readonly string[], questions: readonly string[]): string[] {
  const details = missing.filter((what) => what !== "website");
  return [
    ...(details.length === 0 ? [] : [`its ${joinList(details)}`]),
    ...(details.length < missing.length ? ["whether it has a website"] : []),
    ...questions.slice(0, MAX_QUESTIONS),
  ];
}
