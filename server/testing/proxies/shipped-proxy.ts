import { readFileSync, writeFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { CERTIFICATE, KEY } from "../postgres/certificate-data.ts";
import { freePort } from "../postgres/postgres-server.ts";
import { findDeployPrograms } from "./find-programs.ts";

export const SHIPPED_PROXIES = ["nginx", "haproxy", "caddy"] as const;
export type ProxyName = (typeof SHIPPED_PROXIES)[number];

/** Host name in the shipped files. */
export const PROXY_HOST = "directory.example";
export const PROXY_PASSWORD = "proxy password";
/** Hashes of that password, as the programs named in the shipped files print them; bcrypt with a low cost. */
const HASHES = {
  nginx: "$6$mainstreet$8B.79pCw4yHB2oTl341bIHMH9KpGvKNDmLPeBM9SInwex/3icBeYF2dMw6RWgN8TC0XfIeC4yGX7CpKAxxRl.1",
  haproxy: "$5$mainstreet$c9UT0Ewnv67K.AqGazchBMsmuSpFDXX0HrF46WLnI.A",
  caddy: "$2b$05$abcdefghijklmnopqrstuu2zQ5/56EApPyoJDhQpOI0c.Fn1Lnco2",
} as const;

const DEPLOY = join(import.meta.dirname, "../../../docs/deploy");
const FILES: Readonly<Record<ProxyName, string>> = { nginx: "nginx.conf", haproxy: "haproxy.cfg", caddy: "Caddyfile" };

export interface PreparedProxy {
  /** Port for HTTPS on loopback. */
  port: number;
  check: string[];
  run: string[];
  environment: Record<string, string>;
}

export interface ProxyOptions {
  /** Folder for the written files. */
  folder: string;
  /** Port of Mainstreet. */
  upstream: number;
  /** Uncomments the lines for a second password of the administrator. */
  hasAuth?: boolean;
}

/**
 * Writes a shipped file to a folder, replacing only addresses, paths of certificates and passwords, and what the file's own comments say.
 * Returns the commands that check it and run it.
 */
export async function prepareProxy(
  name: ProxyName,
  { folder, upstream, hasAuth = false }: ProxyOptions,
): Promise<PreparedProxy> {
  const files = { certificate: join(folder, "fullchain.pem"), key: join(folder, "privkey.pem") };
  writeFileSync(files.certificate, CERTIFICATE);
  writeFileSync(files.key, KEY);
  const ports = { http: await freePort(), https: await freePort() };
  const text = readFileSync(join(DEPLOY, FILES[name]), "utf8");
  const shippedText = (hasAuth ? uncomment(text) : text)
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${upstream}`)
    .replaceAll(/\$(2a|5|6)\$\S*replace\S*/g, () => HASHES[name]);
  return { ...PREPARE[name]({ folder, shipped: shippedText, upstream, ports, files }), port: ports.https };
}

/** Uncomments lines of configuration, which have no space after the `#`; sentences have one. */
function uncomment(text: string): string {
  return text.replaceAll(/^([ \t]*)#(?! )/gm, "$1");
}

/** Tells whether the machine has IPv6; containers may lack it. */
function hasIpv6(): boolean {
  return Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === "::1"));
}

interface Parts {
  folder: string;
  shipped: string;
  upstream: number;
  ports: { http: number; https: number };
  files: { certificate: string; key: string };
}

const PREPARE: Readonly<Record<ProxyName, (parts: Parts) => Omit<PreparedProxy, "port">>> = {
  nginx({ folder, shipped, ports, files }) {
    const passwords = join(folder, "mainstreet.htpasswd");
    writeFileSync(passwords, `admin:${HASHES.nginx}\n`);
    const site = shipped
      .replace(/\/etc\/letsencrypt\S+fullchain\.pem/, files.certificate)
      .replace(/\/etc\/letsencrypt\S+privkey\.pem/, files.key)
      .replace("/etc/nginx/mainstreet.htpasswd", passwords)
      .replaceAll("listen 80", `listen 127.0.0.1:${ports.http}`)
      .replaceAll("listen 443", `listen 127.0.0.1:${ports.https}`)
      .replaceAll("listen [::]:80", `listen [::1]:${ports.http}`)
      .replaceAll("listen [::]:443", `listen [::1]:${ports.https}`)
      .replaceAll(hasIpv6() ? /$^/g : /^.*listen \[::1\].*\n/gm, "");
    const temporaryFolders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const main = join(folder, "nginx.conf");
    writeFileSync(join(folder, "site.conf"), site);
    writeFileSync(
      main,
      `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 512; }
http {
  access_log off;
  ${temporaryFolders.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ")}
  include ${folder}/site.conf;
}
`,
    );
    const run = [findDeployPrograms().nginx, "-e", join(folder, "error.log"), "-c", main];
    return { run, check: [...run, "-t"], environment: {} };
  },

  haproxy({ folder, shipped, upstream, ports }) {
    const bundle = join(folder, "certificate-and-key.pem");
    writeFileSync(bundle, CERTIFICATE + KEY);
    const [, tls = ""] = /add `(bind [^`]+)`/.exec(shipped) ?? [];
    const bind = tls.replace(/0\.0\.0\.0:\d+/, `127.0.0.1:${ports.https}`).replace(/\/path\S+/, bundle);
    const file = join(folder, "haproxy.cfg");
    const site = shipped
      .replace("bind 0.0.0.0:8080", `bind 127.0.0.1:${ports.http}\n\t${bind}`)
      .replaceAll(/mainstreet-\d:3000/g, `127.0.0.1:${upstream}`);
    writeFileSync(file, site);
    const run = [findDeployPrograms().haproxy, "-db", "-f", file];
    return { run, check: [...run, "-c"], environment: {} };
  },

  caddy({ folder, shipped, ports, files }) {
    const file = join(folder, "Caddyfile");
    const options = `admin off\n\tdefault_bind 127.0.0.1\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}`;
    const site = shipped
      .replace("{\n", `{\n\t${options}\n`)
      .replace(`\n${PROXY_HOST} {\n`, `\n${PROXY_HOST} {\n\ttls ${files.certificate} ${files.key}\n`);
    writeFileSync(file, site);
    const [caddy, config] = [findDeployPrograms().caddy, ["--config", file, "--adapter", "caddyfile"]];
    const environment = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    return { run: [caddy, "run", ...config], check: [caddy, "validate", ...config], environment };
  },
};
