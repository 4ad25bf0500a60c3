// Says how much the page is to load, compressed, and fails if that is too much. The map loads beside the page.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const KILOBYTE = 1024;
const LIMITS = { page: 350, map: 600 };

const sum = { page: 0, map: 0 };
for (const entry of readdirSync("target/classes/page", { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || entry.name.endsWith(".txt")) continue;
  const size = gzipSync(readFileSync(`${entry.parentPath}/${entry.name}`)).length / KILOBYTE;
  sum[/^map-.*\.json$/.test(entry.name) ? "map" : "page"] += size;
}
for (const part of ["page", "map"]) {
  console.log(`${part}: ${sum[part].toFixed(0)} KB compressed, at most ${LIMITS[part]}`);
  if (sum[part] > LIMITS[part]) process.exitCode = 1;
}
