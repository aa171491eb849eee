/** Connects to addresses that were already checked, so that no name is resolved a second time. */
import { isIP } from 'node:net';
import { buildConnector } from 'undici';

const attempts = 4;
const attemptMs = 4000;

/**
 * A connector for one request. It is given addresses in place of the name, in the order to try them; the name stays
 * what TLS asks for and checks the certificate against, and what the Host header says.
 */
export function pinnedConnect(addresses: readonly string[], signal: AbortSignal): buildConnector.connector {
  if (addresses.length === 0 || !addresses.every((address) => isIP(address))) {
    throw new TypeError('Only addresses can be pinned, and at least one is needed.');
  }
  const connect = buildConnector({ allowH2: false, maxCachedSessions: 0, timeout: attemptMs, signal });
  const tried = addresses.slice(0, attempts);

  return (options, callback) => {
    const connectTo = (index: number) => {
      connect({ ...options, hostname: tried[index]! }, (error, socket) => {
        if (!error) callback(null, socket);
        else if (index + 1 === tried.length || signal.aborted) callback(error, null);
        else connectTo(index + 1);
      });
    };
    connectTo(0);
  };
}
