import { setFlagsFromString } from "node:v8";

// cli/main.ts sets this flag, without which V8 refuses the code cache of the thread that reads files: 0.2 s for each import.
setFlagsFromString("--heap-growing-percent=100");
