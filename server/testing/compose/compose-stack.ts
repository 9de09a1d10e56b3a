import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { basename, delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { changeOwner, type GuardedFolder, openGuardedFolder } from "../postgres/guarded-folder.ts";
import { openProxy, type Proxy } from "../postgres/open-proxy.ts";
import { freePort, hasExited, killAll } from "../postgres/postgres-server.ts";
import { findComposePrograms } from "./find-programs.ts";
import { type ComposeService, readCompose } from "./read-compose.ts";

type Variables = Readonly<Record<string, string>>;

/** The services of a compose file as processes on this machine, each in a temporary folder. They never outlive this process. */
export interface ComposeStack {
  /** Starts or restarts a service with these variables, and waits until it is healthy, like `docker compose up --wait NAME`. */
  up(name: string, variables?: Variables): Promise<void>;
  /** Kills a service like a crash of its machine. */
  kill(name: string): Promise<void>;
  /** Stops a service and waits until it has ended, like `docker compose stop`. */
  stop(name: string): Promise<void>;
  /** Ends all connections to the service; new ones are accepted. */
  cut(name: string): void;
  /** Stops a service and removes its files, volumes included. */
  remove(name: string): Promise<void>;
  /** Runs a command in a service, and returns its standard output. Errors: its exit code is not 0. */
  run(name: string, command: readonly string[]): Promise<string>;
  url(name: string): string;
  log(name: string): string;
  close(): Promise<void>;
}

interface Part {
  folder: GuardedFolder;
  port: number;
  /** Proxy through which other services reach it; undefined if they connect directly. */
  network?: Proxy | undefined;
  spec: ComposeService;
  child?: ChildProcess | undefined;
}

export interface ComposeOptions {
  /** Files of programs that are not in this machine's PATH, by name. */
  programs: Variables;
  /** Contents of files that the operator makes beside the compose file, by name. */
  files: Variables;
  /** Connections between services pass through this process, as `cut` requires. */
  canCut: boolean;
}

/** Prepares the services; `up` starts them. Errors: programs of the images are missing. */
export async function openComposeStack(
  path: string,
  { programs, files, canCut }: ComposeOptions,
): Promise<ComposeStack> {
  const folders = findComposePrograms();
  const parts = new Map<string, Part>();
  for (const [name, spec] of readCompose(path)) {
    const port = await freePort();
    parts.set(name, { folder: openGuardedFolder(), port, network: canCut ? await openProxy(port) : undefined, spec });
  }

  function part(name: string): Part {
    const part = parts.get(name);
    if (part === undefined) throw new Error(`There is no service ${name} in the compose file.`);
    return part;
  }

  /** Replaces addresses and paths of containers by those on this machine. */
  function onThisMachine(text: string, { folder, port, spec }: Part): string {
    let local = text;
    for (const [name, { network, port: direct, spec: other }] of parts) {
      const address = `http://127.0.0.1:${direct}`;
      local = local.replaceAll(`${name}:${other.port}`, new URL(network?.through(address) ?? address).host);
    }
    local = local.replaceAll(new RegExp(`\\b${spec.port}\\b`, "g"), String(port)).replaceAll("0.0.0.0", "127.0.0.1");
    for (const { target } of spec.mounts) local = local.replaceAll(target, join(folder.path, target));
    return local;
  }

  function makeMounts(one: Part): void {
    const { folder, spec } = one;
    for (const { target, file } of spec.mounts) {
      const local = join(folder.path, target);
      makeFolder(folder, file === undefined ? target : join(target, ".."));
      if (file === undefined) continue;
      const text = files[basename(file)] ?? readFileSync(file, "utf8");
      writeFileSync(local, onThisMachine(text, one));
      changeOwner(local, userOf(one));
    }
    const bin = makeFolder(folder, "bin");
    for (const [name, program] of Object.entries(programs)) {
      rmSync(join(bin, name), { force: true });
      symlinkSync(program, join(bin, name));
    }
  }

  /** Creates each folder of a path, owned by the user of the service. */
  function makeFolder(folder: GuardedFolder, path: string): string {
    let madePath = folder.path;
    for (const name of path.split("/").filter(Boolean)) {
      madePath = join(madePath, name);
      mkdirSync(madePath, { recursive: true });
      changeOwner(madePath, folder.user);
    }
    return madePath;
  }

  const userOf = ({ folder, spec }: Part) => (spec.user === undefined ? {} : folder.user);

  function processOf(one: Part, command: readonly string[]) {
    const [program = "", ...args] = command.map((text) => onThisMachine(text, one));
    const environment = Object.entries(one.spec.environment).map(([name, value]) => [name, onThisMachine(value, one)]);
    const PATH = [join(one.folder.path, "bin"), ...folders, "/usr/bin", "/bin"].join(delimiter);
    const options = { ...userOf(one), cwd: one.folder.path, env: { ...Object.fromEntries(environment), PATH } };
    return { program, args, options };
  }

  async function run(one: Part, command: readonly string[]): Promise<string> {
    const { program, args, options } = processOf(one, command);
    const { stdout } = await promisify(execFile)(program, args, options);
    return stdout;
  }

  async function end(one: Part, signal: (child: ChildProcess) => unknown): Promise<void> {
    const { child } = one;
    if (child === undefined || hasExited(child)) return;
    child.ref();
    const exit = once(child, "exit");
    await signal(child);
    await exit;
    one.folder.guard(undefined);
  }
  const stop = (one: Part) => end(one, (child) => child.kill(one.spec.stopSignal));
  const logOf = ({ folder }: Part) => readFileSync(join(folder.path, "log"), "utf8");

  async function isHealthy(one: Part): Promise<boolean> {
    const check = one.spec.healthcheck;
    return (check === undefined ? once(connect(one.port, "127.0.0.1"), "connect") : run(one, check)).then(
      () => true,
      () => false,
    );
  }

  const stack: ComposeStack = {
    async up(name, variables = {}) {
      const one = part(name);
      await stop(one);
      one.spec = readCompose(path, variables).get(name) ?? one.spec;
      makeMounts(one);
      const { program, args, options } = processOf(one, one.spec.command);
      const log = openSync(join(one.folder.path, "log"), "a");
      const child = spawn(program, args, { ...options, detached: true, stdio: ["ignore", log, log] });
      closeSync(log);
      one.child = child;
      child.unref();
      await once(child, "spawn");
      one.folder.guard(child.pid);
      while (!(await isHealthy(one))) {
        if (hasExited(child)) throw new Error(`${name} ended:\n${logOf(one).slice(-2_000)}`);
        await sleep(100);
      }
    },
    kill: (name) => end(part(name), killAll),
    stop: (name) => stop(part(name)),
    cut: (name) => part(name).network?.cut(),
    async remove(name) {
      const one = part(name);
      await stop(one);
      rmSync(one.folder.path, { recursive: true });
      mkdirSync(one.folder.path);
      changeOwner(one.folder.path, one.folder.user);
    },
    run: (name, command) => run(part(name), command),
    url: (name) => `http://127.0.0.1:${part(name).port}`,
    log: (name) => logOf(part(name)),
    async close() {
      for (const one of [...parts.values()].toReversed()) {
        await end(one, killAll);
        await one.network?.close();
        await one.folder.close();
      }
    },
  };
  return stack;
}
