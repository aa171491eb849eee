/** The floor for pages: React rendering the same tree of elements, with nothing of ours before or after it. */
import fs from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { renderToString } from 'react-dom/server';
import { treeFromHtml } from './tree-from-html.ts';

const [port, file] = process.argv.slice(2);
const { tree, elements } = treeFromHtml(fs.readFileSync(file!, 'utf8'));
const app = new Hono();
app.get('/', (c) =>
  c.html(`<!DOCTYPE html>${renderToString(tree())}`, 200, { 'x-elements': String(elements) }),
);
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
