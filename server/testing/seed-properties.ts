import fc from "fast-check";

/**
 * Property tests use one seed and 100 runs, so that results do not differ between machines. To search for new
 * counterexamples: `PROPERTY_SEED=random PROPERTY_RUNS=10000 npm test`; each one found becomes a test of its own.
 */
const { PROPERTY_SEED: seed = "20261121", PROPERTY_RUNS: runs = "100" } = process.env;
fc.configureGlobal({ ...(seed === "random" ? {} : { seed: Number(seed) }), numRuns: Number(runs) });
