/** A tab that lends its browser's models, over a real socket: it answers as a test says. */
import { browserChannelOf, type FromTab, type ReadyModel, type TabAsk } from '#kit/ai/browser/protocol.ts';
import { listen } from './listening-app.ts';

type Listening = Awaited<ReturnType<typeof listen>>;
type Say = <Type extends keyof FromTab>(type: Type, data: FromTab[Type]) => void;

/** Pieces of the answer, or what to do instead. */
type Answerer = (ask: TabAsk, say: Say, id: string) => readonly string[] | void;

export async function openBrowserTab(
  server: Listening,
  { person, ticket, principal }: { person?: { id: string }; ticket?: string; principal?: string },
  answer: Answerer,
  models: ReadyModel[] = [{ model: 'language-model', contextTokens: 9_216 }],
) {
  const socket = await server.open(person, {}, {}, ticket);
  const channel = browserChannelOf(principal ?? person!.id);
  const say: Say = (type, data) => socket.send({ do: 'signal', channel, type, data });
  const asked: TabAsk[] = [];
  const stopped: string[] = [];
  socket.socket.on('message', (text) => {
    const { type, data } = JSON.parse(String(text)) as { type?: string; data: { id: string; ask: TabAsk } };
    if (type === 'ping') say('alive', { id: data.id });
    if (type === 'stop') stopped.push(data.id);
    if (type !== 'ask') return;
    asked.push(data.ask);
    const pieces = answer(data.ask, say, data.id);
    if (!pieces) return;
    for (const piece of pieces) say('text', { id: data.id, text: piece });
    say('end', { id: data.id });
  });
  await socket.join(channel);
  say('ready', { models });
  return { ...socket, say, asked, stopped, channel };
}
