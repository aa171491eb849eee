import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** HTML as pages are rendered: nothing is sent before all of it is there, what is loaded when it is needed too. */
export function drawWhole(element: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = '';
    const { pipe } = renderToPipeableStream(element, {
      progressiveChunkSize: Infinity,
      onError: reject,
      onAllReady: () =>
        pipe(
          new Writable({
            write(chunk, _encoding, done) {
              html += String(chunk);
              done();
            },
            final(done) {
              // Between two texts React leaves a mark that nobody reads.
              resolve(html.replaceAll('<!-- -->', ''));
              done();
            },
          }),
        ),
    });
  });
}
