/** Everything this process answers over HTTP. */
import type { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import type { HttpVariables } from '#kit/http/api.server.ts';
import { createHttpApp } from '#kit/http/app.server.ts';
import type { Services } from '#kit/services.server.ts';
import { implementations } from './api.server.ts';
import { mountAssets } from './assets.server.ts';
import { mountOperations } from './operations.server.ts';
import { mountPages } from './pages.server.ts';
import { mountPictures } from './pictures.server.ts';

interface Options {
  services: Services;
  build: () => Promise<ServerBuild>;
  dev?: boolean;
  /** Vite serves them in development, nobody in tests. */
  hasAssets?: boolean;
  /** False once the process is asked to stop. */
  isReady: () => boolean;
}

export function createApp({
  services,
  build,
  dev = false,
  hasAssets = !dev,
  isReady,
}: Options): Hono<HttpVariables> {
  return createHttpApp({
    services,
    implementations,
    hosts: knownHosts(services),
    mountRest(app) {
      mountOperations(app, services, { implementations, isReady });
      mountPictures(app);
      if (hasAssets) mountAssets(app);
      mountPages(app, { services, implementations, build, dev });
    },
  });
}

/** Any host is welcome until the owner has named some. */
function knownHosts({ settings: { hosts, publicUrl } }: Services) {
  const named = Object.values(hosts).filter((host) => host !== undefined);
  return named.length > 0 ? new Set([...named, new URL(publicUrl).host]) : undefined;
}
