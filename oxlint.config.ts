import { type DummyRule, defineConfig } from "oxlint";

/**
 * The arrows of the architecture as lint rules. Each folder has one complete list of what it must not import, since a
 * later override replaces an earlier one; architecture.test.ts plants a violation of each and expects it to be found.
 */
type Forbidden = ({ regex: string } | { group: string[] }) & { message: string; allowTypeImports?: boolean };

/** A module of these folders, by a relative path from anywhere. */
function folders(names: string[], message: string): Forbidden {
  return { regex: `^\\.\\.?/(.*/)?(${names.join("|")})/`, message };
}

/** Everything in a folder but one file. */
function allBut(folder: string, file: string, message: string): Forbidden {
  return { group: [`**/${folder}/**`, `!**/${folder}/${file}`], message };
}

function packages(names: string[], message: string): Forbidden {
  return { regex: `^(${names.join("|")})(/|$)`, message };
}

function typesOnly(forbidden: Forbidden): Forbidden {
  return { ...forbidden, allowTypeImports: true };
}

const NODE = { regex: "^node:", message: "This folder knows nothing of Node." };
const SQLITE = packages(["better-sqlite3"], "SQL and its engine live in server/store/sqlite.");
const ENGINE = folders(["sqlite"], "Only store/open-store.ts knows which engine there is; speak to store/store.ts.");
const PAGES = folders(["web"], "Only server/render imports web/, and of it only entry-server.");
const DOORS = folders(["cli", "http"], "Jobs and data know neither door.");
const TERMINAL = folders(["cli"], "The server does not know the terminal.");
const JOBS = folders(["operations"], "What lies below the jobs does not know them.");
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
const SERVER_FILES = {
  regex: "^(\\.\\./)+(server/)?[a-z-]+\\.ts$",
  message: "This folder knows nothing outside itself but domain and contract.",
};

const ARROWS: Record<string, Forbidden[]> = {
  "server/domain": [
    NODE,
    OUTSIDE_PACKAGES,
    SQLITE,
    packages(["zod"], "Values are checked at the doors; domain trusts them."),
    folders(["store", "operations", "spreadsheet", "http", "render", "bench", "cli", "web"], "Domain knows nobody."),
    SERVER_FILES,
    typesOnly({ regex: "^#contract/|/contract/", message: "Domain takes only types from the contract." }),
  ],
  "server/contract": [
    NODE,
    OUTSIDE_PACKAGES,
    SQLITE,
    folders(
      ["store", "operations", "spreadsheet", "http", "render", "bench", "cli", "web"],
      "The contract knows nobody.",
    ),
    SERVER_FILES,
  ],
  "server/operations": [
    DOORS,
    PAGES,
    ENGINE,
    SQLITE,
    SERVING,
    REACT,
    COMMANDS,
    folders(["render"], "Jobs make no pages."),
  ],
  "server/spreadsheet": [
    DOORS,
    PAGES,
    ENGINE,
    JOBS,
    SQLITE,
    SERVING,
    REACT,
    COMMANDS,
    typesOnly(folders(["store"], "Rows, not data.")),
  ],
  "server/store": [
    DOORS,
    PAGES,
    ENGINE,
    JOBS,
    SQLITE,
    SERVING,
    REACT,
    COMMANDS,
    folders(["render", "spreadsheet"], "The store keeps data and knows nothing else."),
  ],
  "server/store/open-store.ts": [DOORS, PAGES, JOBS, SQLITE, SERVING, REACT, COMMANDS],
  "server/store/sqlite": [
    DOORS,
    PAGES,
    JOBS,
    SERVING,
    REACT,
    COMMANDS,
    folders(["render", "spreadsheet"], "The store keeps data and knows nothing else."),
  ],
  "server/http": [TERMINAL, PAGES, ENGINE, SQLITE, REACT, COMMANDS],
  "server/render": [
    TERMINAL,
    ENGINE,
    SQLITE,
    COMMANDS,
    SERVING,
    allBut("web", "entry-server.tsx", "Of web/, the server knows only entry-server."),
  ],
  server: [TERMINAL, PAGES, ENGINE, SQLITE, REACT, COMMANDS],
  web: [
    NODE,
    SQLITE,
    COMMANDS,
    SERVING,
    packages(["zod", "pino", "xlsx"], "This would reach the browser's bundle."),
    folders(["server", "cli"], "Of the server, pages know #contract (types only) and #domain."),
    typesOnly({ regex: "^#contract/", message: "The contract's schemas would bring zod into the browser." }),
  ],
  cli: [
    PAGES,
    ENGINE,
    SQLITE,
    SERVING,
    REACT,
    allBut("server/http", "serve.ts", "Of server/http, the terminal knows only serve."),
    typesOnly(folders(["server/store", "server/render", "server/spreadsheet"], "The terminal calls jobs.")),
  ],
};

/** The files in a folder that its list is not meant for. */
const EXEMPT: Record<string, string[]> = {
  server: ["server/bench/**", "server/sample/**"],
  web: ["web/e2e/**"],
};

const overrides = Object.entries(ARROWS)
  // Outer folders first, so that the list of an inner folder replaces the outer one's.
  .toSorted(([a], [b]) => a.split("/").length - b.split("/").length)
  .map(([folder, patterns]) => ({
    files: [folder.endsWith(".ts") ? folder : `${folder}/**/*.{ts,tsx}`],
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
    "typescript/no-misused-promises": "error",
    "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    // JSX is compiled without React in scope.
    "react/react-in-jsx-scope": "off",
    // What came from outside was checked at the door; an assertion is how SQL rows and JSON get their types.
    "typescript/no-unsafe-type-assertion": "off",
    // tsc says it better.
    "typescript/consistent-return": "off",
    // Control characters are what imported cells are cleaned of.
    "eslint/no-control-regex": "off",
    // The first render in the browser must equal the server's; what differs is set by an effect.
    "react/set-state-in-effect": "off",
    "react/exhaustive-effect-dependencies": "off",
    // A picture drawn in SVG is no <img>.
    "jsx-a11y/prefer-tag-over-role": "off",
    // What was taken out by name is often left unused on purpose, to keep the rest.
    "eslint/no-unused-vars": ["error", { ignoreRestSiblings: true, varsIgnorePattern: "^_" }],
    // Made for windows, and loops without await; worker threads have neither.
    "unicorn/require-post-message-target-origin": "off",
    "eslint/no-unmodified-loop-condition": "off",
    // Clicks on links are caught once, above them, and links answer keys by themselves.
    "jsx-a11y/click-events-have-key-events": "off",
    "jsx-a11y/no-noninteractive-element-interactions": "off",
    "jsx-a11y/no-static-element-interactions": "off",
    // Ports are objects of closures, which do not know "this"; a text's characters are often what is wanted.
    "typescript/unbound-method": "off",
    "typescript/no-misused-spread": "off",
    // Cells, form fields and settings are turned to text whatever they are.
    "typescript/no-base-to-string": "off",
    "typescript/restrict-template-expressions": "off",
    // Matters of taste.
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
  overrides: [...overrides, { files: ["**/*-data.ts"], rules: { "eslint/max-lines": "off" } }],
});
