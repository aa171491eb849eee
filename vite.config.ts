import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { lightContracts } from './scripts/light-contracts.ts';
import { noChunkCycles } from './scripts/no-chunk-cycles.ts';

const production = process.env.NODE_ENV === 'production';

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** What every page loads: the root and all that it imports at once. As one file it is one request, and packs better. */
const root = path.resolve(import.meta.dirname, 'src/app/root.tsx');
let shell: Set<string> | undefined;
function isShell(id: string, graph: Graph) {
  if (!shell) {
    shell = new Set();
    const waiting = [root];
    for (const next of waiting) {
      if (shell.has(next)) continue;
      shell.add(next);
      waiting.push(...(graph.getModuleInfo(next)?.importedIds ?? []));
    }
  }
  return shell.has(id);
}

export default defineConfig({
  // Said once, here: otherwise the page bundle would carry React's development build and choose at run time.
  define: production ? { 'process.env.NODE_ENV': '"production"' } : {},
  plugins: [lightContracts(), noChunkCycles(), tailwindcss(), reactRouter()],
  build: { target: 'es2023', assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: (id, graph) => (isShell(id, graph) ? 'shell' : null), priority: 3 },
                // What reads and draws Markdown travels alone, and what it shares with pages that have none travels before it.
                { name: 'plain', test: /\/kit\/ui\/(?:code-block|code-look|safe-link)\.tsx?$/, priority: 2 },
                { name: 'markdown', test: /\/@lezer\/|\/kit\/ui\/markdown\//, priority: 1 },
                // Small pieces that the same pages need travel together; larger ones would burden pages that need them not.
                { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_000 },
              ],
            },
          },
        },
      },
    },
  },
  // Pages are rendered by a bundle that needs nothing from node_modules: it starts faster and holds less memory.
  ssr: { noExternal: production ? true : undefined },
  server: { middlewareMode: true },
});
