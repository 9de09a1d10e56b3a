import type { Command } from "commander";
import { parseBusinessId } from "#domain/publishing/page-url";
import { administratorTerms } from "#domain/search/administrator-terms";
import { counted } from "#domain/text/count-label";
import { AppError } from "../../../server/errors.ts";
import type { Services } from "../../../server/open-services.ts";
import { type CommandContext, runCommand } from "../../run-command.ts";
import { commandLine } from "../../terminal/command-line.ts";
import { wholeNumber } from "../../terminal/whole-number.ts";
import { withExistingServices } from "../../with-services.ts";

interface BinOptions {
  limit: number;
  search?: string;
  restore?: string[];
  empty?: true;
  confirm?: string;
}

export function registerBin(program: Command): void {
  program
    .command("bin")
    .summary("list, restore or erase deleted businesses")
    .description(
      "List the recycle bin: the businesses that were deleted by hand, latest first. Restore some, or erase all of them for good.",
    )
    .option("--limit <n>", "print at most this many", wholeNumber(1, 10_000), 50)
    .option("--search <text>", "only those with these words in name, category or city, or this phone number")
    .option("--restore <ids...>", "bring back the businesses with these ids")
    .option("--empty", "erase all of them; imports do not bring them back")
    .option("--confirm <word>", "the word EMPTY, which --empty needs")
    .action(runCommand(bin));
}

async function bin(options: BinOptions, context: CommandContext): Promise<void> {
  if (options.empty && options.restore) throw new AppError("usage", "Give one of --restore and --empty.");
  if (options.empty && options.confirm !== "EMPTY") {
    throw new AppError(
      "usage",
      `Erased businesses cannot come back. To erase them: ${context.commandLine("bin", "--empty", "--confirm", "EMPTY")}`,
    );
  }
  const ids = options.restore?.map((text) => idFrom(text, context));
  await withExistingServices(context, async (services) => {
    if (ids !== undefined) await restore(services, ids, context);
    else if (options.empty) await empty(services, context);
    else await list(services, options, context);
  });
}

async function list({ store, folder }: Services, { limit, search }: BinOptions, { print }: CommandContext) {
  const filter = search === undefined ? {} : { terms: administratorTerms(search) };
  const { businesses, totalCount } = await store.changes.deletedBusinesses(filter, { limit, offset: 0 });
  const rows = businesses.map(({ business: { id, name, category, city, placeId }, deletedAt }) => ({
    id,
    name,
    category,
    city,
    placeId,
    deletedAt,
  }));
  const foundText = counted(totalCount, "business", "businesses");
  const [first] = rows;
  print.answer({ businesses: rows, totalCount }, [
    ...rows.map(({ id, name, category, city, deletedAt }) => `${id}  ${name}, ${category}, ${city}  ${deletedAt}`),
    totalCount === 0
      ? "No deleted business was found."
      : `${foundText} ${search === undefined ? "in the bin" : "found in the bin"}.`,
    ...(first ? [`To restore one: ${commandLine(folder.path, "bin", "--restore", String(first.id))}`] : []),
  ]);
}

async function restore({ store, now }: Services, ids: number[], { print }: CommandContext) {
  const { changeBusinesses } = await import("../../../server/operations/editing/change-businesses.ts");
  const change = await changeBusinesses({ store, ids, change: { action: "restore" }, actor: "cli", now });
  const missingIds = ids.filter((id) => !change.ids.includes(id));
  if (change.ids.length === 0) throw new AppError("not-found", `Not in the bin: ${missingIds.join(", ")}.`);
  print.result({ restored: change.ids, missing: missingIds }, [
    `${counted(change.ids.length, "business was", "businesses were")} restored.`,
    ...(missingIds.length > 0 ? [`Not in the bin: ${missingIds.join(", ")}.`] : []),
  ]);
}

async function empty({ store, now }: Services, { print }: CommandContext) {
  const { emptyBin } = await import("../../../server/operations/editing/empty-bin.ts");
  const report = await emptyBin({ store, actor: "cli", now }, "all");
  print.result(report, [`${counted(report.erased, "business was", "businesses were")} erased.`]);
}

function idFrom(text: string, context: CommandContext): number {
  const id = parseBusinessId(text);
  if (id !== undefined) return id;
  throw new AppError("usage", `"${text}" is no id. Give ids that this command prints: ${context.commandLine("bin")}`);
}
