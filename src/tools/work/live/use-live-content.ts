/** What a shared document holds, read again whenever anyone changes it. */
import { useState, useSyncExternalStore } from 'react';
import type * as Y from 'yjs';

/** Whoever uses it gives the component that does the document's `guid` as its key. */
export function useLiveContent<Content>(doc: Y.Doc, read: (doc: Y.Doc) => Content): Content {
  const [store] = useState(() => createStore(doc, read));
  return useSyncExternalStore(store.subscribe, store.content, store.content);
}

function createStore<Content>(doc: Y.Doc, read: (doc: Y.Doc) => Content) {
  let content = read(doc);
  return {
    content: () => content,
    subscribe(onChange: () => void) {
      const update = () => {
        content = read(doc);
        onChange();
      };
      content = read(doc); // what came before anyone listened
      doc.on('update', update);
      return () => doc.off('update', update);
    },
  };
}
