import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";

/** A folder of the container or, with `file`, a file of the host. `target` is the path in the container. */
export interface Mount {
  target: string;
  file?: string;
}

export interface ComposeService {
  /** The entrypoint with its arguments. */
  command: string[];
  environment: Readonly<Record<string, string>>;
  /** The image's user by default. */
  user?: string | undefined;
  /** Port in its container. */
  port: number;
  mounts: readonly Mount[];
  /** Services that must be healthy before it starts. */
  needs: readonly string[];
  /** A command that exits with 0 when the service is healthy. */
  healthcheck?: string[] | undefined;
  stopSignal: NodeJS.Signals;
}

/** The supported part of the format: https://docs.docker.com/reference/compose-file/ */
interface ComposeFile {
  services: Record<string, RawService>;
  secrets: Record<string, { file: string }>;
}
interface RawService {
  entrypoint?: string[];
  command?: string[];
  environment?: Record<string, string>;
  user?: string;
  ports?: string[];
  expose?: string[];
  volumes?: string[];
  secrets?: string[];
  depends_on?: string[] | Record<string, unknown>;
  healthcheck?: { test: string[] };
  stop_signal?: NodeJS.Signals;
}

/** Reads the services of a compose file by name. `variables` are values for `${NAME:-default}`. */
export function readCompose(
  path: string,
  variables: Readonly<Record<string, string>> = {},
): ReadonlyMap<string, ComposeService> {
  const text = readFileSync(path, "utf8").replaceAll(
    /\$\{(\w+):-([^}]*)\}/g,
    (_, name: string, defaultValue: string) => variables[name] ?? defaultValue,
  );
  const { services, secrets } = parse(text, { merge: true }) as ComposeFile;
  const fileOf = (source: string) => join(dirname(path), source);

  function read(raw: RawService): ComposeService {
    const { entrypoint = [], command = [], environment = {}, user, healthcheck, depends_on = [] } = raw;
    const secretMounts = (raw.secrets ?? []).map((name) => ({
      target: `/run/secrets/${name}`,
      file: fileOf(secrets[name]?.file ?? name),
    }));
    return {
      command: [...entrypoint, ...command],
      environment,
      user,
      port: Number([...(raw.ports ?? []), ...(raw.expose ?? [])][0]?.split(":").at(-1)),
      mounts: [...(raw.volumes ?? []).map((volume) => readVolume(volume, fileOf)), ...secretMounts],
      needs: Array.isArray(depends_on) ? depends_on : Object.keys(depends_on),
      healthcheck: healthcheck?.test.slice(1),
      stopSignal: raw.stop_signal ?? "SIGTERM",
    };
  }

  return new Map(Object.entries(services).map(([name, raw]) => [name, read(raw)]));
}

/** Parses `/folder`, `volume:/folder` or `./file:/path:ro`. */
function readVolume(text: string, fileOf: (source: string) => string): Mount {
  const [source = "", target] = text.split(":");
  if (target === undefined) return { target: source };
  return source.startsWith(".") ? { target, file: fileOf(source) } : { target };
}
