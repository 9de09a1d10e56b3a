import { promisify } from "node:util";
import yauzl from "yauzl";

/** Unpacks every part of a workbook and discards it: the lower limit of parsing time. Usage: node unpack-alone.ts FILE. */
const zip = await promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open)(process.argv[2] ?? "", {
  lazyEntries: false,
});
let bytes = 0;
zip.on("entry", (entry: yauzl.Entry) => {
  zip.openReadStream(entry, (error, stream) => {
    if (error) throw error;
    stream.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
    });
  });
});
process.on("exit", () => process.stdout.write(`${bytes}\n`));
