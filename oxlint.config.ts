import { type DummyRule, defineConfig } from "oxlint";

/**
 * The arrows of the architecture as lint rules. Each folder has one complete list of forbidden imports, since a later override replaces an
 * earlier one; server/testing/architecture.integration.test.ts plants a violation of each and expects it to be found.
 */
type Forbidden = ({ regex: string } | { group: string[] }) & {
  message: string;
  allowTypeImports?: boolean;
  importNames?: string[];
};

/** Forbids modules of these folders, by a relative path from anywhere. */
function folders(names: string[], message: string): Forbidden {
  return { regex: `^\\.\\.?/(.*/)?(${names.join("|")})/`, message };
}

/** Forbids everything in a folder but one file. */
function allBut(folder: string, file: string, message: string): Forbidden {
  return { group: [`**/${folder}/**`, `!**/${folder}/${file}`], message };
}

function packages(names: string[], message: string): Forbidden {
  return { regex: `^(${names.join("|")})(/|$)`, message };
}

function typesOnly(forbidden: Forbidden): Forbidden {
  return { ...forbidden, allowTypeImports: true };
}

const NODE = { regex: "^node:", message: "This folder runs in the browser too: no Node." };
const SQLITE = packages(["better-sqlite3"], "SQL and its engine live in server/store/sqlite.");
const ENGINE = folders(["sqlite"], "Only store/open-store.ts knows the engine; use the port in store/store.ts.");
const PAGES = folders(["web"], "Only server/render imports web/, and only entry-server.");
const DOORS = folders(["cli", "http"], "HTTP and terminal call this folder, never the reverse.");
const TERMINAL = folders(["cli"], "The server does not know the terminal.");
const OPERATIONS = folders(["operations"], "Operations call this folder, never the reverse.");
const BACKGROUND = folders(["jobs"], "Background jobs call this folder, never the reverse.");
const QUERIES = folders(["queries"], "Queries call this folder, never the reverse.");
const RENDER = folders(["render"], "Only http and the composition root render pages.");
const LAZY_RENDER = folders(
  ["render"],
  "It loads React and all pages, which only the first page does: take it as a parameter.",
);
const COMPOSITION: Forbidden = {
  regex: "^\\.\\.?/(.*/)?(open-(services|server)|compose-server)\\.ts$",
  message: "The composition root imports this folder, never the reverse: take the parts as parameters.",
};
const WORKBOOKS = folders(["spreadsheet"], "This folder handles businesses, not workbooks.");
const TESTING = folders(["testing", "suite", "e2e"], "Test support is imported by tests only.");
const SERVING = packages(["koa", "@koa", "koa-.*"], "Only server/http serves.");
const REACT = packages(
  ["react", "react-dom", "react-router-dom", "@tanstack"],
  "Only web/ and server/render know React.",
);
const COMMANDS = packages(["commander"], "Only cli/ knows the command line.");
const OUTSIDE_PACKAGES = packages(
  ["koa", "@koa", "koa-.*", "react", "react-.*", "@tanstack", "commander", "pino", "xlsx", "saxes", "yauzl", "yazl"],
  "This folder is pure.",
);
/** Forbids files at the root of server/, from `depth` folders below it or deeper. */
function serverFiles(depth: number): Forbidden {
  return {
    regex: `^(\\.\\./){${depth},}(server/)?[a-z-]+\\.ts$`,
    message: "This folder imports nothing outside itself but domain and contract.",
  };
}
const ROOMS = ["config", "jobs", "queries", "store", "operations", "spreadsheet", "http", "render", "bench", "cli"];
const PURE = [NODE, OUTSIDE_PACKAGES, SQLITE, TESTING, PAGES];
/** Imports forbidden in every folder below the doors. */
const INSIDE = [DOORS, COMPOSITION, PAGES, SQLITE, SERVING, REACT, COMMANDS, TESTING];
const BELOW_JOBS = [...INSIDE, OPERATIONS, BACKGROUND];
/** All of the contract but its folder lists/, which has no zod. */
const CONTRACT_TYPES = {
  regex: "^#contract/([^/]+$|(?:backups|fields)/)",
  message: "The contract's schemas would bring zod into the browser; only #contract/lists/ has values for it.",
};
const USE_MUTATION: Forbidden = {
  regex: "^@tanstack/react-query$",
  importNames: ["useMutation"],
  message: "Use useAction, which ignores a second click and a second Enter.",
};
const SSR = folders(["ssr"], "Only entry-server imports what runs on the server alone.");
const BROWSER = [
  SQLITE,
  COMMANDS,
  SERVING,
  TESTING,
  packages(["zod", "pino", "xlsx", "opening_hours"], "This would reach the browser's bundle."),
  folders(
    ["server", "cli"],
    "Pages import #contract (types, and values of lists/) and #domain of the server, nothing else.",
  ),
  typesOnly(CONTRACT_TYPES),
  {
    regex: "^#domain/opening-hours/(opening-hours-parse|osm-hours)$",
    message: "This would bring the library of OSM's grammar, 1.2 MB, into the browser's bundle.",
  },
];

const ARROWS: Record<string, Forbidden[]> = {
  "server/domain": [
    ...PURE,
    serverFiles(2),
    packages(["zod"], "Values are checked at the doors; domain trusts them."),
    folders(ROOMS, "Domain imports no other folder."),
    typesOnly(CONTRACT_TYPES),
    typesOnly({ regex: "/contract/", message: "Domain takes only types from the contract." }),
  ],
  "server/contract": [
    { group: ["**", "!zod", "!./**", "!#domain/**"], message: "The contract imports zod, itself and domain alone." },
  ],
  "server/contract/lists": [
    {
      group: ["**", "!./*", "!#domain/**"],
      message: "Browsers import this folder: it imports itself and domain alone.",
    },
  ],
  "server/config": [...BELOW_JOBS, QUERIES, RENDER, ENGINE, folders(["store"], "Settings know no data."), WORKBOOKS],
  "server/map": [...BELOW_JOBS, QUERIES, RENDER, ENGINE, WORKBOOKS, folders(["store"], "Archives know no businesses.")],
  "server/operations": [...INSIDE, ENGINE, BACKGROUND, RENDER],
  "server/queries": [...BELOW_JOBS, ENGINE, RENDER, WORKBOOKS],
  "server/jobs": [...INSIDE, ENGINE, RENDER],
  "server/spreadsheet": [...BELOW_JOBS, ENGINE, QUERIES, RENDER, typesOnly(folders(["store"], "Rows, not data."))],
  "server/store": [...BELOW_JOBS, ENGINE, QUERIES, RENDER, WORKBOOKS],
  "server/store/open-store.ts": [...BELOW_JOBS, QUERIES, RENDER, WORKBOOKS],
  "server/store/copy": [...BELOW_JOBS, QUERIES, RENDER, WORKBOOKS],
  "server/store/sqlite": [...BELOW_JOBS.filter((each) => each !== SQLITE), QUERIES, RENDER, WORKBOOKS],
  "server/http": [TERMINAL, COMPOSITION, PAGES, typesOnly(LAZY_RENDER), ENGINE, SQLITE, REACT, COMMANDS, TESTING],
  "server/render": [
    TERMINAL,
    COMPOSITION,
    ENGINE,
    SQLITE,
    COMMANDS,
    SERVING,
    TESTING,
    BACKGROUND,
    OPERATIONS,
    allBut("web", "entry-server.tsx", "The server imports only entry-server of web/."),
  ],
  server: [TERMINAL, PAGES, ENGINE, SQLITE, REACT, COMMANDS, TESTING],
  web: [NODE, SSR, ...BROWSER],
  "web/admin": [NODE, SSR, ...BROWSER, USE_MUTATION],
  "web/admin/api/use-action.ts": [NODE, SSR, ...BROWSER],
  "web/ssr": [NODE, ...BROWSER],
  "web/entry-server.tsx": [NODE, ...BROWSER],
  cli: [
    PAGES,
    ENGINE,
    SQLITE,
    SERVING,
    REACT,
    TESTING,
    folders(["server/http"], "The terminal opens the server by open-server.ts."),
    allBut("server/jobs", "tasks.ts", "The terminal runs the task list of server/jobs, and calls operations itself."),
    typesOnly(folders(["server/store", "server/render", "server/spreadsheet"], "The terminal calls jobs.")),
  ],
};

/** Files in a folder that its list exempts. */
const EXEMPT: Record<string, string[]> = {
  server: ["server/bench/**", "server/sample/**", "server/testing/**", "server/store/suite/**"],
  "server/store": ["server/store/suite/**"],
  web: ["web/e2e/**", "web/build/**"],
};

const overrides = Object.entries(ARROWS)
  // Outer folders come first, so that the list of an inner folder replaces the outer one's.
  .toSorted(([a], [b]) => a.split("/").length - b.split("/").length)
  .map(([folder, patterns]) => ({
    files: [/\.tsx?$/.test(folder) ? folder : `${folder}/**/*.{ts,tsx}`],
    excludeFiles: [...(EXEMPT[folder] ?? []), "**/*.test.{ts,tsx}"],
    rules: { "eslint/no-restricted-imports": ["error", { patterns }] satisfies DummyRule },
  }));

export default defineConfig({
  plugins: ["eslint", "typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "promise", "node"],
  options: { typeAware: true },
  categories: { correctness: "error", suspicious: "error" },
  ignorePatterns: ["dist/**"],
  rules: {
    "eslint/eqeqeq": ["error", "always", { null: "ignore" }],
    "eslint/max-lines": ["error", { max: 300 }],
    "import/no-cycle": "error",
    "oxc/no-barrel-file": ["error", { threshold: 0 }],
    "react/rules-of-hooks": "error",
    "typescript/no-explicit-any": "error",
    // `void` hides a rejection, which nobody would handle: a promise is awaited, returned or has a catch.
    "eslint/no-void": "error",
    "typescript/no-floating-promises": ["error", { ignoreVoid: false }],
    "typescript/no-misused-promises": "error",
    "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    // JSX is compiled without React in scope.
    "react/react-in-jsx-scope": "off",
    // Input is checked at the door; an assertion is how SQL rows and JSON get their types.
    "typescript/no-unsafe-type-assertion": "off",
    // tsc has a better message.
    "typescript/consistent-return": "off",
    // Cleaning imported cells removes control characters.
    "eslint/no-control-regex": "off",
    // The first render in the browser must equal the server's; an effect sets the differences.
    "react/set-state-in-effect": "off",
    "react/exhaustive-effect-dependencies": "off",
    // An SVG drawing is no <img>.
    "jsx-a11y/prefer-tag-over-role": "off",
    // Destructuring often leaves a name unused on purpose, to keep the rest.
    "eslint/no-unused-vars": ["error", { ignoreRestSiblings: true, varsIgnorePattern: "^_" }],
    // Vitest's fixtures name their needs by destructuring, even if there are none.
    "eslint/no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
    // These rules are made for windows, and loops without await; worker threads have neither.
    "unicorn/require-post-message-target-origin": "off",
    "eslint/no-unmodified-loop-condition": "off",
    // One handler above all links catches clicks, and links handle keys by themselves.
    "jsx-a11y/click-events-have-key-events": "off",
    "jsx-a11y/no-noninteractive-element-interactions": "off",
    "jsx-a11y/no-static-element-interactions": "off",
    // Ports are objects of closures, which do not know "this"; spreading a text into characters is often intended.
    "typescript/unbound-method": "off",
    "typescript/no-misused-spread": "off",
    // Cells, form fields and settings are converted to text whatever they are.
    "typescript/no-base-to-string": "off",
    "typescript/restrict-template-expressions": "off",
    // These are matters of taste.
    "eslint/no-shadow": "off",
    "typescript/no-unsafe-enum-comparison": "off",
    "unicorn/no-array-sort": "off",
    "unicorn/no-array-reverse": "off",
    "import/no-named-as-default": "off",
    "import/no-named-as-default-member": "off",
    "import/no-unassigned-import": "off",
    "typescript/no-generated-empty-object-type": "off",
    "typescript/no-unnecessary-boolean-literal-compare": "off",
    "unicorn/consistent-function-scoping": "off",
    "unicorn/no-new-array": "off",
  },
  overrides: [
    ...overrides,
    {
      files: ["**/*.test.{ts,tsx}", "server/{testing,bench}/**", "server/store/suite/**"],
      rules: { "eslint/no-void": "off", "typescript/no-floating-promises": ["error", { ignoreVoid: true }] },
    },
    // Promises of React Router and React Query never reject, and a rejection in a browser ends nothing.
    {
      files: ["web/**/*.{ts,tsx}"],
      rules: { "eslint/no-void": "off", "typescript/no-floating-promises": ["error", { ignoreVoid: true }] },
    },
    { files: ["**/*-data.ts"], rules: { "eslint/max-lines": "off" } },
    {
      files: ["web/e2e/*.test.ts"],
      jsPlugins: ["./web/e2e/lint/poll-pages.mjs"],
      rules: { "e2e/poll-pages": "error" },
    },
  ],
});
