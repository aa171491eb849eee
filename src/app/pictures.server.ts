/** The panda as files, drawn from the same rig as in the pages: the overlay's picture, the icon of the tab. */
import type { Hono } from 'hono';
import type { HttpVariables } from '#kit/http/api.server.ts';
import { pandaSvg } from '#kit/ui/panda/panda-svg.ts';

export function mountPictures(app: Hono<HttpVariables>) {
  const pictures = {
    '/panda.svg': pandaSvg({ pose: 'wrapped', mood: 'idle', theme: 'dark', size: 480 }),
    '/favicon.svg': pandaSvg({ pose: 'head', mood: 'idle', detail: 'small', theme: 'auto', size: 64 }),
  };
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' };
  for (const [path, picture] of Object.entries(pictures)) app.get(path, (c) => c.body(picture, 200, headers));
  // Browsers ask for it unasked; the drawing serves there too.
  app.get('/favicon.ico', (c) => c.redirect('/favicon.svg', 302));
}
