/** Who follows what: an event is handed to those who follow its channel, and nobody else is asked. */
export function createIndex<Key, Value>() {
  const byKey = new Map<Key, Set<Value>>();
  return {
    of: (key: Key): ReadonlySet<Value> => byKey.get(key) ?? noFollowers,
    add(key: Key, value: Value) {
      const known = byKey.get(key);
      if (known) known.add(value);
      else byKey.set(key, new Set([value]));
    },
    remove(key: Key, value: Value) {
      const known = byKey.get(key);
      if (known?.delete(value) && known.size === 0) byKey.delete(key);
    },
    get size() {
      return byKey.size;
    },
  };
}

const noFollowers: ReadonlySet<never> = new Set();
