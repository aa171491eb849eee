/**
 * A server for tests that never closes an idle connection: on a busy machine a client may send its next request just then, and is cut
 * off. The app itself waits longer than its clients do.
 */
import http from 'node:http';

export const createTestServer = (listener?: http.RequestListener): http.Server =>
  http.createServer({ keepAliveTimeout: 0 }, listener);
