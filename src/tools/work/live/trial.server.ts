/**
 * A second document beside one that is open: edits are tried on it before they are kept, so that not all of it is written and
 * read again for each. It holds what is on its way into the log too.
 */
import * as Y from 'yjs';

export type Trial = ReturnType<typeof openTrial>;

export function openTrial(document: Y.Doc) {
  const doc = new Y.Doc();
  const state = Y.encodeStateAsUpdate(document);
  Y.applyUpdate(doc, state);
  let bytes = state.byteLength;
  const follow = (update: Uint8Array) => Y.applyUpdate(doc, update);
  document.on('update', follow);

  return {
    doc,
    /** Of all that it holds; never less than it is. */
    get bytes() {
      return bytes;
    },
    /** Whether so much more fits. Written whole only where what came since might be too much. */
    hasRoom(more: number, most: number): boolean {
      if (bytes + more > most) bytes = Y.encodeStateAsUpdate(doc).byteLength;
      return bytes + more <= most;
    },
    /** Whether there was anything new in it. */
    apply(update: Uint8Array): boolean {
      let isNews = false;
      const hear = () => (isNews = true);
      doc.on('update', hear);
      Y.applyUpdate(doc, update);
      doc.off('update', hear);
      bytes += update.byteLength;
      return isNews;
    },
    close() {
      document.off('update', follow);
      doc.destroy();
    },
  };
}
