/** Follows a run to its end, over any number of broken connections; each goes on from where the last one broke. */
import { callStream } from '#kit/contract/call-stream.ts';
import { HttpError } from '#kit/contract/call.ts';
import { streamRun, type RunEvent } from '../run/contract.ts';

const firstWait = 500;
const longestWait = 15_000;

interface Options {
  signal: AbortSignal;
  /** Where the reader is now. */
  position(): string;
  onEvent(event: RunEvent): void;
  /** Whether there is a connection; told when that changes. */
  onConnection(isThere: boolean): void;
}

/** Rejects only where it makes no sense to go on: the run is gone, or is someone else's now. */
export async function keepFollowing(id: string, { signal, position, onEvent, onConnection }: Options) {
  for (let failures = 0; !signal.aborted; failures++) {
    try {
      let isOpen = true;
      const events = callStream(
        streamRun,
        { params: { id }, query: { from: position(), patches: 'true' } },
        { signal },
      );
      for await (const event of events) {
        failures = 0;
        onConnection(true);
        onEvent(event);
        isOpen = event.type === 'output' || event.state === 'running' || event.state === 'queued';
      }
      if (!isOpen) return;
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof HttpError && error.status < 500 && error.status !== 429) throw error;
    }
    onConnection(false);
    await pause(Math.min(longestWait, firstWait * 2 ** failures), signal);
  }
}

function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
