/** The floor for JSON: Hono with nothing around it, answering the same bytes. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const [port, body] = process.argv.slice(2);
const answer: unknown = body ? JSON.parse(body) : { ok: true };
const app = new Hono();
app.get('/', (c) => c.json(answer as object));
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
