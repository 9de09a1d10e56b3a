import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the server for all tests of the project `postgres`, as the product's role; see `createDatabase`. */
    postgresUrl: string;
  }
}

/** Starts one server for all tests of the project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ settings: { max_connections: 200 } });
  project.provide("postgresUrl", server.url);
  return () => server.close();
}
