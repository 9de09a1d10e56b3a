import type { Command } from "commander";
import { type NewRule, RULE_KINDS, type Rule, type RulePreview } from "#contract/rules";
import { regionName, ruleSubject } from "#domain/rules/rule-subject";
import { counted, exactCount } from "#domain/text/count-label";
import { AppError } from "../../server/errors.ts";
import type { Services } from "../../server/open-services.ts";
import { type CommandContext, runCommand } from "../run-command.ts";
import { commandLine } from "../terminal/command-line.ts";
import { MAX_ID, wholeNumber } from "../terminal/whole-number.ts";
import { withExistingServices } from "../with-services.ts";

interface RulesOptions {
  city?: string;
  category?: string;
  kind?: string;
  to?: string;
  state?: string;
  country?: string;
  preview?: true;
  remove?: number;
}

export function registerRules(program: Command): void {
  program
    .command("rules")
    .summary("list, preview, add or remove rules of cities and categories")
    .description(
      "List the rules. A rule renames a city, everywhere or in one state or country, puts a category into a group, or makes a category part of another one, renames it, or gives one of its names a page of its own: now and in every later import. Removing a rule brings back the businesses that it moved, except those edited by hand since.",
    )
    .option("--city <name>", "add a rule for this city")
    .option("--category <name>", "add a rule for the group of this category")
    .option("--kind <name>", "add a rule for the name of this category")
    .option("--to <name>", "the new name of the city or category, or the group of the category")
    .option("--state <name>", "only in this state")
    .option("--country <name>", "only in this country")
    .option("--preview", "change nothing; say what the rule would do")
    .option("--remove <id>", "take back the rule with this number", wholeNumber(1, MAX_ID))
    .action(runCommand(rules));
}

async function rules(options: RulesOptions, context: CommandContext): Promise<void> {
  const rule = newRule(options, context);
  if (rule !== undefined && options.remove !== undefined) {
    throw new AppError("usage", "Give one of --city, --category, --kind and --remove.");
  }
  await withExistingServices(context, async (services) => {
    if (options.remove !== undefined) await remove(services, options.remove, context);
    else if (rule === undefined) await list(services, context);
    else if (options.preview) await preview(services, rule, context);
    else await add(services, rule, context);
  }).catch((error: unknown) => {
    throw nameOptions(error, options);
  });
}

/** Rewords an error about a field of a rule so that it names the command-line option. */
function nameOptions(error: unknown, options: RulesOptions): unknown {
  if (!(error instanceof AppError) || error.fields.length === 0) return error;
  const sourceOption = RULE_KINDS.find((kind) => options[kind] !== undefined) ?? "city";
  const fields = error.fields.map(({ field, message }) => ({
    field: field === "from" ? sourceOption : field,
    message,
  }));
  const problems = fields.map(({ field, message }) => `--${field} ${message}`);
  return new AppError(error.code, `No rule was added: ${problems.join("; ")}.`, fields);
}

function newRule(options: RulesOptions, context: CommandContext): NewRule | undefined {
  const { to, state, country, preview } = options;
  const [kind, otherKind] = RULE_KINDS.filter((name) => options[name] !== undefined);
  const from = kind && options[kind];
  if (from === undefined && [to, state, country, preview].every((option) => option === undefined)) return undefined;
  if (kind === undefined || from === undefined || to === undefined || otherKind !== undefined) {
    throw new AppError(
      "usage",
      `Give --city, --category or --kind with --to, as in: ${context.commandLine("rules", "--city", "NYC", "--to", "New York")}`,
    );
  }
  return { kind, from, to, state, country };
}

async function list({ store, folder }: Services, { print }: CommandContext) {
  const rules = await store.editing.rules();
  const [first] = rules;
  print.answer({ rules }, [
    ...rules.map((rule) => `${rule.id}  ${sentence(rule)}${notes(rule)}`),
    ...(first === undefined
      ? ["There are no rules."]
      : [`To take one back: ${commandLine(folder.path, "rules", "--remove", String(first.id))}`]),
  ]);
}

async function preview({ store }: Services, rule: NewRule, { print }: CommandContext) {
  const { previewRule } = await import("../../server/operations/editing/preview-rule.ts");
  const report = await previewRule(store, rule);
  print.answer(report, previewLines(rule, report));
}

async function add({ store, now, folder }: Services, rule: NewRule, { print, signal }: CommandContext) {
  const { addRule } = await import("../../server/operations/editing/add-rule.ts");
  const onProgress = print.progress("Applying");
  const report = await addRule({ store, actor: "cli", now, signal, onProgress }, rule);
  print.result(report, [
    `${sentence(report.rule)}: ${counted(report.changed, "business was", "businesses were")} changed. Later imports follow it too.`,
    `To take it back: ${commandLine(folder.path, "rules", "--remove", String(report.rule.id))}`,
  ]);
}

async function remove({ store, now }: Services, id: number, { print, signal }: CommandContext) {
  const { removeRule } = await import("../../server/operations/editing/remove-rule.ts");
  const { ruleUndoReport } = await import("../../server/operations/editing/undo-rule.ts");
  const report = await removeRule({ store, actor: "cli", now, signal, onProgress: print.progress("Removing") }, id);
  print.result(report, [ruleUndoReport(report).message]);
}

function sentence(rule: Rule): string {
  return `${rule.kind} ${ruleSubject(rule)} → ${rule.to}`;
}

function notes({ businesses, isApplied, isRecorded }: Rule): string {
  const parts = [
    counted(businesses, "business", "businesses"),
    ...(isApplied ? [] : ["not applied to all yet"]),
    ...(isRecorded ? [] : ["what it moved before an upgrade stays when it is removed"]),
  ];
  return `  (${parts.join(", ")})`;
}

function previewLines(rule: NewRule, { businesses, places, examples, targetBusinesses, suggestions }: RulePreview) {
  const lines = [
    `${counted(businesses, "business", "businesses")} would be changed; ${rule.to} has ${exactCount(targetBusinesses)} now.`,
    ...places.map((place) => `  ${exactCount(place.businesses)} in ${regionName(place) || "no state or country"}`),
    ...examples.map(({ id, name, before, after, ...place }) => {
      const region = regionName(place);
      return `  ${id}  ${name}: ${before} → ${after}${region === "" ? "" : `  (${region})`}`;
    }),
  ];
  if (places.length > 1 && rule.state === undefined && rule.country === undefined) {
    lines.push(`${rule.from} is in ${places.length} places. To rename it in one: --state NAME, --country NAME`);
  }
  if (suggestions.from.length > 0) lines.push(`No business has ${rule.from}. Like it: ${suggestions.from.join(", ")}`);
  if (suggestions.to.length > 0) lines.push(`${rule.to} is new. Like it: ${suggestions.to.join(", ")}`);
  return lines;
}
