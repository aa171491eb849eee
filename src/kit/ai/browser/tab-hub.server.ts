/** The tabs that answer with their browser's models, wherever they are connected, and the way to ask them. */
import { randomUUID } from 'node:crypto';
import type { Bus } from '#kit/events/bus.server.ts';
import type { Connection } from '#kit/realtime/channel.server.ts';
import { createKnownTabs } from './known-tabs.server.ts';
import { nodesChannel, nodeStarted, nodeStopped, tabGone, tabReady } from './node-events.server.ts';
import type { BrowserModel, ReadyModel, TabAsk, ToTab } from './protocol.ts';
import { createRemoteTabs } from './remote-tabs.server.ts';
import { faultOfTab } from './tab-faults.server.ts';
import { tabMessage } from './tab-messages.server.ts';
import { answerStream, type TabPart } from './answer-stream.server.ts';
import { createTab, type Tab } from './tab.server.ts';

/** What others are told may get lost, so it is told again; a node that says nothing for long is gone. */
const announceEvery = 20_000;
const believedFor = 60_000;
/** A page that reloads or hands over to another tab is ready again within this. */
const handOverWithin = 3_000;
/** Whoever chose the browser's model by name rather waits for it than for another's answer. */
const patientFor = 30_000;

interface AskOptions {
  signal: AbortSignal;
  isPatient?: boolean;
}

export type TabHub = ReturnType<typeof createTabHub>;

export function createTabHub({ bus }: { bus: Pick<Bus, 'on' | 'tell'> }) {
  const node = randomUUID();
  const known = createKnownTabs();
  const byConnection = new Map<Connection, Tab>();
  const byId = new Map<string, Tab>();
  /** Connected, but they did not answer when they were asked last. */
  const asleep = new Set<Tab>();
  const remote = createRemoteTabs({ bus, node, localTab: (id) => byId.get(id) });

  const announce = ({ id, principal, models }: Tab) =>
    bus.tell(nodesChannel, tabReady, { node, id, principal, models: [...models] });

  const stop = [
    bus.on(tabReady, (tab) => {
      if (tab.node !== node) known.put({ ...tab, until: Date.now() + believedFor });
    }),
    bus.on(tabGone, ({ node: from, id }) => {
      if (from !== node) known.remove(id);
    }),
    bus.on(nodeStarted, ({ node: from }) => {
      if (from !== node) announceAll();
    }),
    bus.on(nodeStopped, ({ node: from }) => known.removeNode(from)),
  ];
  const announceAll = () => {
    for (const tab of byId.values()) if (!asleep.has(tab)) announce(tab);
  };
  const announcing = setInterval(announceAll, announceEvery);
  announcing.unref();
  bus.tell(nodesChannel, nodeStarted, { node });

  function beReady(connection: Connection, models: ReadyModel[]) {
    let tab = byConnection.get(connection);
    if (!tab) {
      const send = <Type extends keyof ToTab>(type: Type, data: ToTab[Type]) => connection.send(type, data);
      const made: Tab = createTab(connection.principal, send, () => fallAsleep(made));
      tab = made;
      byConnection.set(connection, tab);
      byId.set(tab.id, tab);
    }
    tab.models = models;
    known.put({ id: tab.id, principal: tab.principal, node, models, until: Infinity });
    announce(tab);
  }

  function withdraw({ id }: Tab) {
    known.remove(id);
    bus.tell(nodesChannel, tabGone, { node, id });
  }

  function fallAsleep(tab: Tab) {
    asleep.add(tab);
    withdraw(tab);
  }

  function leave(connection: Connection) {
    const tab = byConnection.get(connection);
    if (!tab) return;
    byConnection.delete(connection);
    byId.delete(tab.id);
    asleep.delete(tab);
    withdraw(tab);
    tab.close();
  }

  return {
    /** What a browser says in its channel. What cannot be read is left out: a modified page harms only itself. */
    receive(connection: Connection, type: string, data: unknown) {
      const message = tabMessage.safeParse({ type, data }).data;
      const tab = byConnection.get(connection);
      if (tab && message && asleep.delete(tab)) beReady(connection, [...tab.models]);
      if (message?.type === 'ready') beReady(connection, message.data.models);
      else if (message?.type === 'leaving') leave(connection);
      else if (message) tab?.hear(message);
    },
    closed: leave,

    /** What this person's tabs can do now. */
    modelsOf(principal: string): ReadyModel[] {
      const models = new Map<BrowserModel, ReadyModel>();
      for (const tab of known.of(principal))
        for (const ready of tab.models) if (!models.has(ready.model)) models.set(ready.model, ready);
      return [...models.values()];
    },

    /** Until a tab of this person is ready with a model; not for long. */
    async whenReady(principal: string, model: BrowserModel): Promise<void> {
      await known.await(principal, model, { within: handOverWithin });
    },

    /** Asks a tab of this person and of nobody else. Throws a `Fault`. */
    async ask(
      principal: string,
      ask: TabAsk,
      { signal, isPatient }: AskOptions,
    ): Promise<ReadableStream<TabPart>> {
      const within = isPatient ? patientFor : handOverWithin;
      const tab = await known.await(principal, ask.model, { within, signal });
      signal.throwIfAborted();
      if (!tab) throw faultOfTab('missing');
      const local = tab.node === node ? byId.get(tab.id) : undefined;
      return answerStream(
        (listener) => (local ? local.ask(ask, listener) : remote.ask(tab, ask, listener)),
        signal,
      );
    },

    close() {
      clearInterval(announcing);
      bus.tell(nodesChannel, nodeStopped, { node });
      for (const end of stop) end();
      for (const connection of byConnection.keys()) leave(connection);
      remote.close();
    },
  };
}
