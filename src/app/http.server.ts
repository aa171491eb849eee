/** Everything this process answers over HTTP. */
import type { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import type { HttpVariables } from '#kit/http/api.server.ts';
import { createHttpApp } from '#kit/http/app.server.ts';
import type { Services } from '#kit/services.server.ts';
import { gathered, type Gathered } from './gathered.server.ts';
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
  /** What there is to call; a test may add to it. */
  endpoints?: Gathered['endpoints'];
}

export function createApp({
  services,
  build,
  dev = false,
  hasAssets = !dev,
  isReady,
  endpoints = gathered.endpoints,
}: Options): Hono<HttpVariables> {
  return createHttpApp({
    services,
    implementations: endpoints,
    hosts: knownHosts(services),
    mountRest(app) {
      mountOperations(app, services, { implementations: endpoints, isReady });
      mountPictures(app);
      if (hasAssets) mountAssets(app);
      mountPages(app, { services, implementations: endpoints, build, dev });
    },
  });
}

/** Any host is welcome until the owner has named some. */
function knownHosts({ settings: { hosts, publicUrl } }: Services) {
  const named = Object.values(hosts).filter((host) => host !== undefined);
  return named.length > 0 ? new Set([...named, new URL(publicUrl).host]) : undefined;
}
