import { Argument, type Command } from "commander";
import { CONFIRMED_AFTER_DAYS } from "#domain/business/web-addresses/website-check";
import { counted, exactCount } from "#domain/text/count-label";
import { AppError } from "../../server/errors.ts";
import { type CommandContext, runCommand } from "../run-command.ts";
import { wholeNumber } from "../terminal/whole-number.ts";
import { withExistingServices } from "../with-services.ts";

interface CheckOptions {
  limit: number;
  olderThan: number;
}

export function registerCheck(program: Command): void {
  program
    .command("check")
    .addArgument(new Argument("<what>", "what to check").choices(["websites"]))
    .summary("ask websites of businesses whether they answer")
    .description(
      `Ask the websites of businesses whether they answer, those asked longest ago first. A page says that its website did not answer after two failures at least ${CONFIRMED_AFTER_DAYS} days apart. Stopped or limited, the next run goes on.`,
    )
    .option("--limit <n>", "ask at most this many", wholeNumber(1, 1_000_000), 1_000)
    .option("--older-than <days>", "ask those that answered again after so many days", wholeNumber(1, 3_650), 30)
    .action(runCommand(check));
}

async function check({ limit, olderThan }: CheckOptions, context: CommandContext): Promise<void> {
  const { checkWebsites } = await import("../../server/operations/websites/check-websites.ts");
  const { userAgent } = await import("../../server/operations/websites/user-agent.ts");
  await withExistingServices(context, async ({ store, config, now }) => {
    const { isStopped, ...report } = await checkWebsites({
      store,
      limit,
      olderThanDays: olderThan,
      userAgent: userAgent(config.site.baseUrl, "link check"),
      now,
      signal: context.signal,
      onProgress: context.print.progress("Asking websites"),
    });
    if (isStopped) {
      throw new AppError(
        "cancelled",
        `The check was stopped after ${counted(report.checked, "website", "websites")}, whose answers are stored. The next run asks the others.`,
      );
    }
    context.print.result(report, lines(report));
  });
}

type Report = Record<"checked" | "answered" | "failed" | "unknown" | "unanswered", number>;

function lines({ checked, answered, failed, unknown, unanswered }: Report): string[] {
  if (checked === 0) return ["No website is due."];
  const unknownText = unknown === 0 ? "" : ` ${exactCount(unknown)} could not be asked from here.`;
  return [
    `${counted(checked, "website", "websites")} asked: ${exactCount(answered)} answered, ${exactCount(failed)} did not.${unknownText}`,
    `${counted(unanswered, "website has", "websites have")} failed twice, days apart; the pages of their businesses say so.`,
  ];
}
