/** Keeps a value in this browser. Where storage is blocked it lasts as long as the page. */
export function keep(name, initial) {
  const read = () => {
    try {
      return JSON.parse(localStorage.getItem(name)) ?? initial;
    } catch {
      return initial;
    }
  };
  let value = read();
  return {
    get: () => value,
    set(next) {
      value = next;
      try {
        localStorage.setItem(name, JSON.stringify(next));
      } catch {
        // Nothing can be kept here.
      }
    },
  };
}
