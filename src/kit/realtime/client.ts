/** The browser's end: one socket for all channels of a page, opened on demand. It comes back by itself and misses nothing. */
import { realtimePath, type FromClient, type FromServer } from './protocol.ts';

export interface ChannelEvent {
  /**
   * `joined` comes first: from then on nothing is missed, so what was fetched before may need a second look. `back`: the same
   * after a break, when all that was kept has been told. `left`: one may not listen here, or not any more.
   */
  type: string;
  data: unknown;
}
type Listener = (event: ChannelEvent) => void;

interface Followed {
  listeners: Set<Listener>;
  /** The last event seen: after a break the channel goes on from here. */
  last: string | undefined;
}

export const firstRetry = 1000;
export const longestRetry = 30_000;
/** A page that stops following one channel often follows the next at once. */
export const idleClose = 1000;

/** What guests get in with; good for a minute, so it is asked for whenever it connects. */
type TicketSource = () => Promise<string | null>;

export function createRealtime(open: (ticket?: string) => WebSocket = openSocket) {
  const channels = new Map<string, Followed>();
  let socket: WebSocket | undefined;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let askTicket: TicketSource | undefined;
  let isAsking = false;

  function send(message: FromClient) {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  function join(channel: string, { last }: Followed) {
    send({ do: 'join', channel, ...(last ? { after: last } : {}) });
  }

  function connect() {
    clearTimeout(timer);
    if (socket || isAsking || channels.size === 0) return;
    if (askTicket) void connectWithTicket(askTicket);
    else attach(open());
  }

  async function connectWithTicket(ask: TicketSource) {
    isAsking = true;
    const ticket = await ask().catch(() => null); // tried again, like a connection that fails
    isAsking = false;
    if (socket || channels.size === 0) return;
    if (ticket === null) retry();
    else attach(open(ticket));
  }

  function retry() {
    later(connect, Math.min(longestRetry, firstRetry * 2 ** failures) * (0.75 + Math.random() / 2));
    failures += 1;
  }

  function attach(next: WebSocket) {
    socket = next;
    next.addEventListener('open', () => {
      for (const [channel, followed] of channels) join(channel, followed);
    });
    next.addEventListener('message', ({ data }) => receive(JSON.parse(String(data)) as FromServer));
    next.addEventListener('close', () => {
      if (socket !== next) return;
      socket = undefined;
      retry();
    });
  }

  function receive(message: FromServer) {
    const followed = channels.get(message.channel);
    if (!followed) return;
    if (message.is === 'joined') {
      failures = 0;
      const isFirst = followed.last === undefined;
      followed.last = message.at;
      tell(followed, { type: isFirst ? 'joined' : 'back', data: null });
    }
    if (message.is === 'event') {
      if (message.cursor !== undefined) followed.last = message.cursor;
      tell(followed, { type: message.type, data: message.data });
    }
    if (message.is === 'left' && message.why === 'forbidden') tell(followed, { type: 'left', data: null });
    if (message.is === 'refused' && message.code === 'not_found')
      tell(followed, { type: 'left', data: null });
    if (message.is === 'refused' && message.code === 'invalid' && followed.last) {
      followed.last = undefined; // the server does not know our place any more: start anew
      join(message.channel, followed);
    }
  }

  function tell({ listeners }: Followed, event: ChannelEvent) {
    for (const listener of listeners) listener(event);
  }

  function later(act: () => void, delay: number) {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  }

  function closeIfIdle() {
    if (channels.size > 0) return;
    const idle = socket;
    socket = undefined;
    idle?.close();
  }

  return {
    /** Calls the listener with every event of a channel until the returned function is called. */
    follow(channel: string, listener: Listener): () => void {
      const known = channels.get(channel);
      const followed = known ?? { listeners: new Set(), last: undefined };
      followed.listeners.add(listener);
      if (!known) {
        channels.set(channel, followed);
        join(channel, followed);
      } else if (known.last !== undefined) {
        queueMicrotask(() => known.listeners.has(listener) && listener({ type: 'joined', data: null }));
      }
      connect();
      return () => {
        followed.listeners.delete(listener);
        if (followed.listeners.size > 0 || channels.get(channel) !== followed) return;
        channels.delete(channel);
        send({ do: 'leave', channel });
        if (channels.size === 0) later(closeIfIdle, idleClose);
      };
    },
    /** Told to whoever looks at the channel now, and not kept; lost where there is no connection. */
    signal(channel: string, type: string, data: unknown = null) {
      send({ do: 'signal', channel, type, data });
    },
    /** For a browser without an account; undefined for members, who need none. */
    ticketsFrom(source: TicketSource | undefined) {
      askTicket = source;
    },
    /** Tries at once, for when the network is back. */
    wake: connect,
  };
}

function openSocket(ticket?: string) {
  const url = new URL(realtimePath, location.href);
  if (ticket !== undefined) url.searchParams.set('ticket', ticket);
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url);
}

let shared: ReturnType<typeof createRealtime> | undefined;

/** The one of this page. */
export function pageRealtime() {
  if (shared) return shared;
  const made = createRealtime();
  addEventListener('online', made.wake);
  shared = made;
  return made;
}
