/**
 * Browsers load no modules for a page that was opened from disk. Where a page has some, it is put together into one that needs nothing
 * else, under its own name; as it was written it stands beside it. `readZip` takes that one when the archive comes back.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { projectFolder } from '#kit/paths.server.ts';
import type { ProjectData } from '#tools/kinds/project.ts';
import { bundleProject } from '../bundle/bundle-project.ts';
import type { Esbuild } from '../bundle/bundle-code.ts';
import { entryPage } from '../bundle/entry-page.ts';
import { packageFiles, packagesIn, type PackageTexts } from '../bundle/package-table.ts';
import { writeFile } from '../project/edit-project.ts';
import { sourcePageOf } from '../project/source-page.ts';

export async function opensFromDisk(project: ProjectData): Promise<ProjectData> {
  const page = entryPage(project);
  if (!page || !/\btype\s*=\s*["']?module\b/i.test(page.text)) return project;
  const source = sourcePageOf(page.path);
  if (project.files.some((file) => file.path === source)) return project;
  const bundled = await bundleProject(project, {
    esbuild: await loadEsbuild(),
    packages: await readPackages(project),
  });
  if (!bundled.isReady) return project;
  const isWritten = project.files.some((file) => file.path === page.path);
  const kept = isWritten ? writeFile(project, source, page.text) : project;
  return writeFile(kept, page.path, bundled.html);
}

let loaded: Promise<Esbuild> | undefined;

/** In this thread, so that its deadline ends it. */
function loadEsbuild(): Promise<Esbuild> {
  loaded ??= (async () => {
    const esbuild = await import('esbuild-wasm/esm/browser.js');
    const program = await fs.readFile(path.join(projectFolder, 'node_modules/esbuild-wasm/esbuild.wasm'));
    await esbuild.initialize({ wasmModule: await WebAssembly.compile(program), worker: false });
    return esbuild as Esbuild;
  })();
  return loaded;
}

async function readPackages(project: ProjectData): Promise<PackageTexts> {
  const texts = packagesIn(project).map(
    async (name) =>
      [
        name,
        await fs.readFile(path.join(projectFolder, 'node_modules', packageFiles[name]!), 'utf8'),
      ] as const,
  );
  return Object.fromEntries(await Promise.all(texts));
}
