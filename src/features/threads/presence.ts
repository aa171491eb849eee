/** Who looks at a thread now and who is typing, by frames that nobody keeps. Only that a frame came counts, never what is in it. */
const hereFor = 40_000;
const typingFor = 4_000;

export interface Presence {
  here: readonly string[];
  typing: readonly string[];
}

export function createPresence(now = Date.now) {
  const here = new Map<string, number>();
  const typing = new Map<string, number>();
  const alive = (seen: Map<string, number>, lasts: number) =>
    [...seen].filter(([, at]) => now() - at < lasts).map(([who]) => who);
  return {
    hear(type: string, who: string) {
      if (type === 'said.here' || type === 'said.typing') here.set(who, now());
      if (type === 'said.typing') typing.set(who, now());
      if (type === 'said.quiet') typing.delete(who);
      if (type === 'said.bye') {
        here.delete(who);
        typing.delete(who);
      }
    },
    /** Whoever has just written types no more. */
    wrote: (who: string) => typing.delete(who),
    look: (): Presence => ({ here: alive(here, hereFor), typing: alive(typing, typingFor) }),
  };
}
