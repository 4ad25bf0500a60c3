// Says how much somebody loads who comes to a table for the first time, compressed, and fails if that is too much. The
// map loads beside the page; statements of the rules, drawings and other languages load when they are wanted.
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { gzipSync } from "node:zlib";

const KILOBYTE = 1024;
const LIMITS = { first: 350, map: 600, all: 550 };
const PAGE = "target/classes/page/";
const manifest = JSON.parse(readFileSync(`${PAGE}.vite/manifest.json`));
rmSync(`${PAGE}.vite`, { recursive: true });

const size = (file) => gzipSync(readFileSync(PAGE + file)).length / KILOBYTE;
const sum = (files) => [...files].reduce((total, file) => total + size(file), 0);
const isMap = (file) => /map-[^/]*\.json$/.test(file);

/** The files of a part of the page and of all that it needs. */
function filesOf(name, known = new Set()) {
  if (known.has(name)) return [];
  known.add(name);
  const { file, css = [], assets = [], imports = [] } = manifest[name];
  return [file, ...css, ...assets, ...imports.flatMap((it) => filesOf(it, known))];
}

const files = readdirSync(PAGE, { recursive: true, withFileTypes: true })
  .filter((it) => it.isFile())
  .map((it) => `${it.parentPath}/${it.name}`.slice(PAGE.length))
  .filter((it) => !it.endsWith(".txt"));
const begun = new Set(["index.html", "src/shell/TableView.svelte"].flatMap((it) => filesOf(it)));
const languages = Object.keys(manifest).filter((it) => /^src\/locales\/[^/]+\/index\.ts$/.test(it));
const language = Math.max(...languages.map((it) => sum(filesOf(it).filter((file) => !begun.has(file)))));
const worker = files.filter((it) => /\.worker-/.test(it));
if (languages.length === 0 || worker.length === 0) throw new Error("a part of the page is not found");

const sizes = {
  first: sum(["index.html", ...worker, ...[...begun].filter((it) => !isMap(it))]) + language,
  map: sum(files.filter(isMap)),
  all: sum(files.filter((it) => !isMap(it))),
};
for (const [part, limit] of Object.entries(LIMITS)) {
  console.log(`${part}: ${sizes[part].toFixed(0)} KB compressed, at most ${limit}`);
  if (sizes[part] > limit) process.exitCode = 1;
}
