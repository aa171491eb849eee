/** The bundler of this tab: one worker for all previews, begun when the first is shown. */
import programAddress from 'esbuild-wasm/esbuild.wasm?url';
import type { ProjectData } from '#tools/kinds/project.ts';
import type { Order } from './bundle-worker.ts';
import type { Bundled } from './bundled.ts';
import type { PackageTexts } from './package-table.ts';
import { loadPackages } from './packages.ts';

/** A project that takes this long was made to; the worker is ended, and the next one begins anew. */
const deadlineMs = 30_000;

interface Answer {
  id: number;
  bundled?: Bundled;
  failure?: string;
}

let worker: Promise<Worker> | undefined;
let lastId = 0;

async function startWorker(): Promise<Worker> {
  const started = new Worker(new URL('./bundle-worker.ts', import.meta.url), { type: 'module' });
  const response = await fetch(programAddress);
  if (!response.ok) throw new Error(`The bundler could not be loaded: ${response.status}`);
  const program = await response.arrayBuffer();
  started.postMessage({ is: 'start', program } satisfies Order, [program]);
  return started;
}

export async function bundle(project: ProjectData): Promise<Bundled> {
  worker ??= startWorker();
  const current = worker;
  try {
    const packages = await loadPackages(project);
    return await ask(await current, { project, packages });
  } catch (error) {
    if (worker === current) worker = undefined;
    void current.then((one) => one.terminate()).catch(() => {});
    throw error;
  }
}

function ask(asked: Worker, order: { project: ProjectData; packages: PackageTexts }): Promise<Bundled> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('Building took too long.')), deadlineMs);
    const hear = ({ data }: MessageEvent<Answer>) => {
      if (data.id !== id) return;
      clearTimeout(late);
      asked.removeEventListener('message', hear);
      if (data.bundled) resolve(data.bundled);
      else reject(new Error(data.failure));
    };
    asked.addEventListener('message', hear);
    asked.addEventListener('error', () => reject(new Error('The bundler stopped.')), { once: true });
    asked.postMessage({ is: 'bundle', id, ...order } satisfies Order);
  });
}
