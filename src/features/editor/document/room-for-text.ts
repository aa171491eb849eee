/**
 * An empty paragraph of a shared document has no text to write into: whoever types first makes one. Two who begin at the same moment
 * make two, and the editor's binding then joins them in both browsers at once, which doubles or drops letters. So every
 * paragraph that comes to be here gets its text at once, and whoever writes, writes into that one.
 */
import * as Y from 'yjs';
import { isTextblock } from './settled.ts';

export function roomForText(doc: Y.Doc): void {
  doc.on('beforeObserverCalls', ({ local, changed }: Y.Transaction) => {
    if (!local) return;
    for (const [type, keys] of changed)
      if (keys.has(null) && type instanceof Y.XmlFragment)
        for (const child of type.toArray())
          if (child instanceof Y.XmlElement && child.length === 0 && isTextblock({ type: child.nodeName }))
            child.insert(0, [new Y.XmlText()]);
  });
}
