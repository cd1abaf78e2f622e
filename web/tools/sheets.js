/** Lay out all drawings of A Year at Hogwarts on sheets of HTML: `node tools/sheets.js <pack.json> <scene.svg> <folder>`. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "vite";

const [pack, scene, folder] = process.argv.slice(2);
const server = await createServer({
  server: { middlewareMode: true, hmr: false },
  appType: "custom",
  logLevel: "error",
});
try {
  const { sheets } = await server.ssrLoadModule("/tools/sheets/all.ts");
  await mkdir(folder, { recursive: true });
  const drawn = sheets(JSON.parse(await readFile(pack, "utf-8")), await readFile(scene, "utf-8"));
  const written = Object.entries(drawn).map(([name, html]) => writeFile(`${folder}/${name}.html`, html));
  await Promise.all(written);
} finally {
  await server.close();
}
