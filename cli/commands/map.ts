import { resolve } from "node:path";
import type { Command } from "commander";
import { counted } from "#domain/text/count-label";
import { AppError } from "../../server/errors.ts";
import type { Services } from "../../server/open-services.ts";
import type { AddedMap, MapPlan } from "../../server/operations/maps/add-map.ts";
import type { StoredMap } from "../../server/operations/maps/stored-map.ts";
import { type CommandContext, runCommand } from "../run-command.ts";
import { commandLine } from "../terminal/command-line.ts";
import { wholeNumber } from "../terminal/whole-number.ts";
import { withExistingServices } from "../with-services.ts";

interface AddOptions {
  city?: string;
  bbox?: string;
  from?: string;
  maxZoom: number;
  dryRun: boolean;
}

const MAX_ZOOM = 15;

export function registerMap(program: Command): void {
  const map = program
    .command("map")
    .helpCommand(false)
    .summary("add, list or remove the streets under maps")
    .description(
      "Streets under every map, from OpenStreetMap: an archive of vector tiles (PMTiles) in the data folder. Add one from Protomaps' daily builds or from a file, list it, or remove it.",
    );
  map
    .command("add")
    .summary("take the streets around the businesses from a build or a file")
    .description(
      "Take the streets around the businesses from Protomaps' daily build, of which only the needed parts are read, or from a file. Stopped or killed, the same command goes on. The former map stays until the new one is checked.",
    )
    .argument("[file]", "an archive in Protomaps' schema (default: a download)")
    .option("--city <name>", "only around the businesses of this city")
    .option("--bbox <w,s,e,n>", "this area: west, south, east and north in degrees")
    .option("--from <url>", "address of an archive on a server with range requests (default: map.buildUrl)")
    .option("--max-zoom <n>", "the most detailed zoom", wholeNumber(0, MAX_ZOOM), MAX_ZOOM)
    .option("--dry-run", "print area and size, and download nothing", false)
    .action(runCommand(addMap));
  map.command("list").summary("print the area, size and credit of the map").action(runCommand(listMap));
  map.command("remove").summary("remove the map: pages are drawn without streets").action(runCommand(removeMap));
}

async function addMap({ from, dryRun, ...area }: AddOptions, context: CommandContext): Promise<void> {
  const { addMap } = await import("../../server/operations/maps/add-map.ts");
  const [file] = context.args;
  if (file !== undefined && from !== undefined) throw new AppError("usage", "Give a file or --from, not both.");
  if (from !== undefined && !/^https?:\/\//i.test(from))
    throw new AppError("usage", "--from must be an http:// or https:// address. Name a file without --from.");
  if (from !== undefined && /^https?:\/\/[^/?#]*@/i.test(from))
    throw new AppError("usage", "--from must have no user name or password, which messages would show.");
  await withExistingServices(context, async (services) => {
    const { print, signal } = context;
    const map = await addMap({
      ...area,
      ...(await mapPlace(services)),
      store: services.store,
      file: file === undefined ? undefined : resolve(file),
      url: from ?? services.config.map.buildUrl,
      isDryRun: dryRun,
      now: services.now,
      signal,
      onPlan: (plan) => {
        if (!dryRun) for (const line of planLines(plan)) print.note(line);
      },
      onDownload: print.progress("Streets"),
      onCheck: print.progress("Checking"),
    });
    if ("version" in map) print.result(map, addedLines(map));
    else print.answer({ ...map, dryRun: true }, [...planLines(map), "Nothing was downloaded: this was a dry run."]);
  });
}

async function listMap(_: object, context: CommandContext): Promise<void> {
  const { storedMap } = await import("../../server/operations/maps/stored-map.ts");
  await withExistingServices(context, async (services) => {
    const { target, files } = await mapPlace(services);
    const map = await storedMap(target, files);
    const add = commandLine(services.folder.path, "map", "add");
    context.print.answer(
      { map: map ?? null },
      map === undefined ? [`There is no map. To add one: ${add}`] : mapLines(map),
    );
  });
}

async function removeMap(_: object, context: CommandContext): Promise<void> {
  const { removeMap } = await import("../../server/operations/maps/stored-map.ts");
  await withExistingServices(context, async (services) => {
    const { target, files } = await mapPlace(services);
    const removed = await removeMap(target, files);
    context.print.result({ removed, file: target }, [
      removed ? "The map was removed. Pages are drawn without streets." : "There was no map.",
    ]);
  });
}

/** A file that servers share by `map.file` does not go through the database. */
async function mapPlace(services: Services) {
  const { mapFile } = await import("../../server/open-services.ts");
  const { config, store } = services;
  return { target: mapFile(services), files: config.map.file === null ? store.cluster?.files : undefined };
}

const NAMES_LICENSE = /\bODbL\b|Open Database License/;

function planLines({ source, bounds, minZoom, maxZoom, tiles, bytes, requests, ...plan }: MapPlan): string[] {
  return [
    `Streets of ${boundsText(bounds)} (west, south, east, north), zoom ${minZoom} to ${maxZoom}: ${counted(tiles, "tile", "tiles")}, ${sizeText(bytes)}, in ${counted(requests, "part", "parts")} of ${sizeText(plan.transferBytes)} from ${source}`,
    `${plan.attribution}${NAMES_LICENSE.test(plan.attribution) ? "" : ", under the Open Database License (ODbL)"}: every map shows it.`,
    ...missingLines(plan.missingLayers),
    ...(plan.outliers > 0
      ? [
          `${counted(plan.outliers, "business lies", "businesses lie")} far from all others and outside of it; --bbox takes other areas.`,
        ]
      : []),
  ];
}

function addedLines({ file, bytes, tiles, places, resumedBytes }: AddedMap): string[] {
  return [
    `The map is in ${file}: ${counted(tiles, "tile", "tiles")}, ${sizeText(bytes)}. Every tile was read and checked.`,
    `Searches know ${counted(places, "district, station or square", "districts, stations and squares")} of it.`,
    ...(resumedBytes > 0 ? [`${sizeText(resumedBytes)} of it were there from an interrupted run.`] : []),
    "Running servers draw it from now on.",
  ];
}

function mapLines({ file, bounds, minZoom, maxZoom, tiles, bytes, places, ...map }: StoredMap): string[] {
  return [
    `${map.name}: ${file}`,
    `Area: ${boundsText(bounds)} (west, south, east, north), zoom ${minZoom} to ${maxZoom}`,
    `Size: ${counted(tiles, "tile", "tiles")}, ${sizeText(bytes)}; added ${map.addedAt.slice(0, 16).replace("T", " ")}, version ${map.version}`,
    `Credit on every map: ${map.attribution}`,
    ...(places === null ? [] : [`Places that searches know from it: ${places}`]),
    ...missingLines(map.missingLayers),
  ];
}

const missingLines = (layers: readonly string[]) =>
  layers.length === 0 ? [] : [`It lacks ${layers.join(", ")}, which are not drawn.`];

const boundsText = (bounds: readonly number[]) => bounds.map((degrees) => Number(degrees.toFixed(3))).join(",");

const sizeText = (bytes: number) =>
  bytes < 1e6
    ? `${Math.ceil(bytes / 1e3)} kB`
    : bytes < 1e9
      ? `${(bytes / 1e6).toFixed(1)} MB`
      : `${(bytes / 1e9).toFixed(1)} GB`;
