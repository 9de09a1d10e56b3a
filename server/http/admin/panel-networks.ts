import ipaddr from "ipaddr.js";
import type { Middleware } from "koa";
import { AppError } from "../../errors.ts";
import { clientAddress } from "../overload/client-network.ts";
import { SHELL_PATHS } from "../routes/admin-shell.ts";
import { ADMIN_PATHS } from "./admin-path.ts";

const REFUSAL =
  "The panel of this site can only be used from certain networks. Its operator can change them with the setting panel.networks on the server.";

/** Refuses the panel to other networks; an empty list means all. Errors: AppError `forbidden`. */
export function limitPanel(networks: readonly string[]): Middleware {
  const ranges = networks.map((text) => (text.includes("/") ? ipaddr.parseCIDR(text) : hostRange(text)));
  return (ctx, next) => {
    const isPanel = ADMIN_PATHS.test(ctx.path) || SHELL_PATHS.test(ctx.path);
    if (!isPanel || ranges.length === 0 || isInRange(clientAddress(ctx.req, ctx.app.proxy), ranges)) return next();
    throw new AppError("forbidden", REFUSAL);
  };
}

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

function hostRange(text: string): Range {
  const address = ipaddr.process(text);
  return [address, address.kind() === "ipv4" ? 32 : 128];
}

function isInRange(text: string, ranges: readonly Range[]): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return ranges.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
}
