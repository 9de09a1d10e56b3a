import type { Command } from "commander";
import { parseBusinessId } from "#domain/publishing/page-url";
import { counted, exactCount } from "#domain/text/count-label";
import { AppError } from "../../server/errors.ts";
import type { Services } from "../../server/open-services.ts";
import type { BusinessRecord } from "../../server/store/port/directory.ts";
import type { LikelyPairs } from "../../server/store/port/duplicates.ts";
import { type CommandContext, runCommand } from "../run-command.ts";
import { commandLine } from "../terminal/command-line.ts";
import { MAX_ID, wholeNumber } from "../terminal/whole-number.ts";
import { withExistingServices } from "../with-services.ts";

interface DuplicatesOptions {
  limit: number;
  merge?: string[];
  distinct?: string[];
  undoMerge?: number;
}
type Pair = LikelyPairs["pairs"][number];

export function registerDuplicates(program: Command): void {
  program
    .command("duplicates")
    .summary("list businesses that seem to be in the directory twice")
    .description(
      "List pairs of businesses that seem to be one under two place ids, surest first, with what is known of both. Merge two, or say that they are not the same.",
    )
    .option("--limit <n>", "print at most this many pairs", wholeNumber(1, 10_000), 50)
    .option("--merge <ids...>", "two ids: the first stays, and gets what only the second has")
    .option("--distinct <ids...>", "two ids that are not the same business: never listed again")
    .option("--undo-merge <id>", "bring back the business with this id, which was merged", wholeNumber(1, MAX_ID))
    .action(runCommand(duplicates));
}

async function duplicates(options: DuplicatesOptions, context: CommandContext): Promise<void> {
  const { mergeIntoOne, setDistinct, undoMerge } = await import("../../server/operations/editing/merge-businesses.ts");
  const actions = [options.merge, options.distinct, options.undoMerge].filter((option) => option !== undefined);
  if (actions.length > 1) throw new AppError("usage", "Give one of --merge, --distinct and --undo-merge.");
  await withExistingServices(context, async (services) => {
    const decision = { store: services.store, actor: "cli", now: services.now };
    const { print } = context;
    if (options.merge !== undefined) {
      const merge = await mergeIntoOne(decision, ...twoIds("--merge", options.merge, context));
      print.result(merge, [
        `${merge.merged.name} (${merge.merged.id}) is now part of ${merge.survivor.name} (${merge.survivor.id}).`,
        ...(merge.filled.length > 0 ? [`Taken from it: ${merge.filled.join(", ")}.`] : []),
        `To take it back: ${commandLine(services.folder.path, "duplicates", "--undo-merge", String(merge.merged.id))}`,
      ]);
    } else if (options.distinct !== undefined) {
      const ids = twoIds("--distinct", options.distinct, context);
      await setDistinct(decision, ids, true);
      print.result({ distinct: ids }, ["They are not the same, and will not be listed again."]);
    } else if (options.undoMerge !== undefined) {
      const business = await undoMerge(decision, options.undoMerge);
      print.result(business, [`${business.name} (${business.id}) is a business of its own again.`]);
    } else await listDuplicates(services, options.limit, context);
  });
}

async function listDuplicates({ store, folder, now }: Services, limit: number, { print, signal }: CommandContext) {
  const { findDuplicates } = await import("../../server/operations/editing/find-duplicates.ts");
  let list = await store.duplicates.likelyPairs({ limit, offset: 0 });
  if (!list.isCurrent) {
    await findDuplicates({ store, now, signal, onProgress: print.progress("Comparing") });
    list = await store.duplicates.likelyPairs({ limit, offset: 0 });
  }
  const { pairs, totalCount, foundAt } = list;
  print.answer({ pairs: pairs.map(pairJson), totalCount, foundAt }, [
    ...pairs.flatMap(pairLines),
    ...summaryLines(totalCount, pairs, folder.path),
  ]);
}

function twoIds(option: string, texts: readonly string[], context: CommandContext): [number, number] {
  const [one, other] = texts.map(parseBusinessId);
  if (texts.length === 2 && one !== undefined && other !== undefined) return [one, other];
  throw new AppError(
    "usage",
    `${option} takes two ids, as in: ${context.commandLine("duplicates", option, "12", "34")}`,
  );
}

function pairJson({ score, reasons, businesses }: Pair) {
  return { score, reasons, businesses: businesses.map(distinctiveFields) };
}

/** Picks the fields that distinguish two entries of one business. */
function distinctiveFields(business: BusinessRecord) {
  const { id, name, slug, placeId, category, fullAddress, city, phone, phoneE164, website } = business;
  const { rating, reviewCount, latitude, longitude, businessStatus, isVerified, updatedAt } = business;
  return {
    id,
    name,
    slug,
    placeId,
    category,
    fullAddress,
    city,
    phone,
    phoneE164,
    website,
    rating,
    reviewCount,
    latitude,
    longitude,
    businessStatus,
    isVerified,
    updatedAt,
  };
}

function pairLines({ score, reasons, businesses }: Pair): string[] {
  return [`${Math.round(score * 100)} %  ${reasons.join(", ")}`, ...businesses.flatMap(businessLines), ""];
}

function businessLines({
  id,
  name,
  category,
  fullAddress,
  phone,
  website,
  reviewCount,
  businessStatus,
}: BusinessRecord): string[] {
  const state = businessStatus === "OPERATIONAL" ? "" : businessStatus.toLowerCase().replaceAll("_", " ");
  const reviews = reviewCount > 0 ? counted(reviewCount, "review", "reviews") : "";
  const details = [category, fullAddress || "no address", phone ?? "no phone", website ?? "", reviews, state];
  return [`  ${id}  ${name}`, `      ${details.filter((text) => text !== "").join(" · ")}`];
}

function summaryLines(totalCount: number, pairs: readonly Pair[], dataFolder: string): string[] {
  const [first] = pairs;
  if (first === undefined) return ["No business seems to be in the directory twice."];
  const ids = first.businesses.map(({ id }) => String(id));
  const limitNote = pairs.length < totalCount ? `, ${exactCount(pairs.length)} of them here; --limit prints more` : "";
  return [
    `${counted(totalCount, "likely pair", "likely pairs")}${limitNote}.`,
    `To merge two, with the first staying: ${commandLine(dataFolder, "duplicates", "--merge", ...ids)}`,
    `If they are not the same: ${commandLine(dataFolder, "duplicates", "--distinct", ...ids)}`,
  ];
}
