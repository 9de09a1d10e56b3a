import { once } from "node:events";
import type { AddressInfo } from "node:net";
import Koa from "koa";
import { pino } from "pino";
import { expect, it } from "vitest";
import { routesAlone } from "../../../testing/servers/routes-alone.ts";
import { problems } from "../../middleware/problems.ts";
import { sitemapsRoute } from "./sitemaps.ts";

it("eighteen requests for sitemaps are served, further ones get 503 at once, and pages are served meanwhile", async () => {
  const sitemap = Promise.withResolvers<Buffer>();
  const app = new Koa();
  app.use(problems(pino({ level: "silent" })));
  app.use(routesAlone([sitemapsRoute({ sitemaps: { xml: () => sitemap.promise } })]));
  app.use((ctx) => {
    ctx.body = "a page";
  });
  const server = app.listen(0, "127.0.0.1");
  try {
    await once(server, "listening");
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const sevenTurnedAway = Promise.withResolvers<void>();
    let turnedAway = 0;
    const statuses = Array.from({ length: 25 }, async (_, index) => {
      const response = await fetch(`${url}/sitemap-businesses-1.xml?${index}`);
      if (response.status === 503 && ++turnedAway === 7) sevenTurnedAway.resolve();
      return response.status;
    });
    await sevenTurnedAway.promise;
    expect((await fetch(`${url}/about`)).status).toBe(200);
    sitemap.resolve(Buffer.from("<urlset/>"));
    expect((await Promise.all(statuses)).filter((status) => status === 200)).toHaveLength(18);
  } finally {
    server.close();
  }
});
