/** `npm run dev`: the same process, with Vite in front of it on the same port. */
import type { ServerBuild } from 'react-router';
import { createServer, type ViteDevServer } from 'vite';
import { readSettings } from '#kit/settings.server.ts';
import { startProcess } from './process.server.ts';

let vite: ViteDevServer;
const running = await startProcess({
  settings: readSettings({ ...process.env, NODE_ENV: 'development' }),
  build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
  async inFront(server, answer) {
    vite = await createServer({ server: { middlewareMode: true, hmr: { server } } });
    return (request, response) => vite.middlewares(request, response, () => answer(request, response));
  },
});
console.log(`Frenly is being developed at ${running.url.replace('127.0.0.1', 'localhost')}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void Promise.all([vite.close(), running.stop()]).finally(() => process.exit(0));
  });
