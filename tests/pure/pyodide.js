// Runs a Python program in CPython compiled to WebAssembly:
//
//     node pyodide.js PYODIDE SITE SOURCE PROGRAM ARGUMENTS...
//
// PYODIDE is the folder of npm's package, SITE and SOURCE are folders of sys.path. Nothing else of this machine is
// seen by the program, and nothing is fetched. What it prints comes out; an exception of its is status 1.
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";

const [home, site, source, program, ...args] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(home, "pyodide.mjs")).href);
const python = await loadPyodide({
  env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1" },
});
for (const [place, folder] of [
  ["/site", site],
  ["/source", source],
]) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
}
python.globals.set("arguments", python.toPy([basename(program), ...args]));
try {
  python.runPython('import sys; sys.argv = list(arguments); sys.path[:0] = ["/source", "/site"]');
  python.runPython(readFileSync(program, "utf8"), { filename: basename(program) });
} catch (error) {
  console.error(error.message); // not the error itself: Node would show Pyodide's source beside it
  process.exitCode = 1;
}
