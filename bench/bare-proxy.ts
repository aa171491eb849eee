/** The floor for streams: Hono passing an upstream's events on, with nothing known, counted or kept. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const [port, upstream] = process.argv.slice(2);
const app = new Hono();
app.get('/', (c) => c.text('ok'));
app.post('/v1/chat/completions', async (c) => {
  const answer = await fetch(`${upstream}/v1/chat/completions`, { method: 'POST', body: await c.req.text() });
  return new Response(answer.body, { headers: { 'content-type': 'text/event-stream' } });
});
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
