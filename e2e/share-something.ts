/** A run of a tool, made and shared through the API, by a member or else by a new guest. */
import { callAs, runTool } from './call-api.ts';
import type { Member } from './people.ts';
import type { StartedApp } from './start-app.ts';

const text =
  'Bamboo is a grass, not a tree. Some kinds grow almost a metre in a day. A grove spreads underground by rhizomes, so that what looks like a forest is often a single plant. Many kinds flower only once in decades.';

export interface SharedThing {
  id: string;
  secret: string;
  /** From now on the link leads nowhere. */
  revoke(): Promise<void>;
}

export async function shareSomething(app: StartedApp, member: Member | null = null): Promise<SharedThing> {
  const call = callAs(app, member);
  const run = await runTool(call, 'summarise', { text });
  await call('PATCH', `/api/runs/${run}`, { title: 'How bamboo grows' });
  const { id, secret } = await call<{ id: string; secret: string }>('POST', `/api/runs/${run}/shares`, {
    withInput: true,
  });
  return { id, secret, revoke: () => call('DELETE', `/api/shares/${id}`) };
}
