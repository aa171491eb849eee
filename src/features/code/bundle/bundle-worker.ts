/** Bundles projects beside the page. The file that this becomes has a policy of its own (`kit/http/csp.server.ts`). */
import * as esbuild from 'esbuild-wasm/esm/browser.js';
import type { ProjectData } from '#tools/kinds/project.ts';
import { picker } from '../preview/picker.ts';
import { prelude } from '../preview/prelude.ts';
import { bundleProject } from './bundle-project.ts';
import type { PackageTexts } from './package-table.ts';

export type Order =
  | { is: 'start'; program: ArrayBuffer }
  | { is: 'bundle'; id: number; project: ProjectData; packages: PackageTexts };

let ready: Promise<void> | undefined;

addEventListener('message', async ({ data }: MessageEvent<Order>) => {
  if (data.is === 'start') {
    ready = WebAssembly.compile(data.program).then((wasmModule) =>
      esbuild.initialize({ wasmModule, worker: false }),
    );
    // Whoever asks for a bundle hears of it.
    ready.catch(() => {});
    return;
  }
  const { id, project, packages } = data;
  try {
    await ready;
    postMessage({
      id,
      bundled: await bundleProject(project, { esbuild, prelude: prelude + picker, packages }),
    });
  } catch (error) {
    postMessage({ id, failure: String(error) });
  }
});
