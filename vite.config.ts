import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkPlan } from './scripts/plan-chunks.ts';
import { lightContracts } from './scripts/light-contracts.ts';
import { lightPages } from './scripts/light-pages.ts';
import { lightTools } from './scripts/light-tools.ts';
import { noChunkCycles } from './scripts/no-chunk-cycles.ts';

const production = process.env.NODE_ENV === 'production';

const plan = chunkPlan(path.resolve(import.meta.dirname, 'src/app/root.tsx'));

export default defineConfig({
  // Said once, here: otherwise the page bundle would carry React's development build and choose at run time.
  define: production ? { 'process.env.NODE_ENV': '"production"' } : {},
  plugins: [
    lightContracts(),
    lightPages(),
    lightTools(),
    plan.plugin,
    noChunkCycles(),
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    // What every page loads does not carry the names of all that only some will need: those load their own parts as they come.
    modulePreload: {
      resolveDependencies: (_, parts, { hostId }) => (/\bshell-/.test(hostId) ? [] : parts),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Making a schema does nothing else: those that the browser has no use for stay out.
          treeshake: { manualPureFunctions: ['z'] },
          output: {
            // Each first visit loads the names of all files: short ones, which still tell any two contents apart.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            entryFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { groups: plan.groups },
          },
        },
      },
    },
  },
  // Pages are rendered by a bundle that needs nothing from node_modules: it starts faster and holds less memory.
  ssr: { noExternal: production ? true : undefined },
  server: { middlewareMode: true },
});
