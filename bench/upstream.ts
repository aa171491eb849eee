/** A provider that never changes: the first token after 200 ms, then 100 more, 10 ms apart, in OpenAI's format. */
import http from 'node:http';

const [port] = process.argv.slice(2);
const firstAfter = 200;
const tokens = 100;
const pace = 10;

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'steady',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;
const token = chunk({ content: 'token ' });

const server = http.createServer((request, response) => {
  if (request.method === 'GET') return void response.end('{"data":[]}');
  request.resume();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  let sent = 0;
  let due = performance.now() + firstAfter;
  const next = () => {
    response.write(token);
    sent += 1;
    due += pace;
    if (sent <= tokens) return void (timer = setTimeout(next, Math.max(0, due - performance.now())));
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
  };
  let timer = setTimeout(next, firstAfter);
  response.on('close', () => clearTimeout(timer));
});
server.listen(Number(port), '127.0.0.1');
