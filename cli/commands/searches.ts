import type { Command } from "commander";
import type { MissedSearch } from "#contract/admin-api";
import { counted } from "#domain/text/count-label";
import { type CommandContext, runCommand } from "../run-command.ts";
import { wholeNumber } from "../terminal/whole-number.ts";
import { withExistingServices } from "../with-services.ts";

export function registerSearches(program: Command): void {
  program
    .command("searches")
    .summary("print searches with few results")
    .description("Print the searches that found fewer than three businesses, if they were made at least three times.")
    .option("--limit <n>", "print at most this many", wholeNumber(1, 10_000), 50)
    .action(runCommand(searches));
}

async function searches({ limit }: { limit: number }, context: CommandContext): Promise<void> {
  await withExistingServices(context, async ({ config, store }) => {
    const missedSearches = await store.maintenance.missedSearches(limit);
    const isLogged = config.searches.log;
    context.print.answer({ isLogged, searches: missedSearches }, lines(missedSearches, isLogged));
  });
}

function lines(missedSearches: readonly MissedSearch[], isLogged: boolean): string[] {
  const disabledNotice = isLogged ? [] : ["The setting searches.log is off: searches are not counted."];
  if (missedSearches.length === 0)
    return isLogged ? ["No search with few results was made three times."] : disabledNotice;
  return [
    ...disabledNotice,
    ...missedSearches.map(({ text, place, count, firstDay, lastDay }) => {
      const placeText = place === "" ? "" : ` in ${place}`;
      const days = firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`;
      return `${text}${placeText}  ${counted(count, "search", "searches")}, ${days}`;
    }),
  ];
}
