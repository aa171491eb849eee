/** Which steps come before which. */
import type { Flow } from './flow.ts';

type Drawn = Pick<Flow, 'steps' | 'links'>;

/** Each after all that lead to it, in the order of the list otherwise; what goes round in a circle is left out. */
export function inOrder({ steps, links }: Drawn): string[] {
  const waiting = new Map(steps.map(({ id }) => [id, 0]));
  const after = new Map<string, string[]>();
  for (const { from, to } of links) {
    if (!waiting.has(from) || !waiting.has(to)) continue;
    waiting.set(to, waiting.get(to)! + 1);
    after.set(from, [...(after.get(from) ?? []), to]);
  }
  const order = steps.map(({ id }) => id).filter((id) => waiting.get(id) === 0);
  for (const id of order)
    for (const next of after.get(id) ?? []) {
      const left = waiting.get(next)! - 1;
      waiting.set(next, left);
      if (left === 0) order.push(next);
    }
  return order;
}

export function inCircle(flow: Drawn): string[] {
  const reached = new Set(inOrder(flow));
  return flow.steps.map(({ id }) => id).filter((id) => !reached.has(id));
}

/** All that lead to it, however far away. */
export function stepsBefore({ links }: Pick<Flow, 'links'>, id: string): Set<string> {
  const before = new Set<string>();
  const look = [id];
  for (let at = look.pop(); at !== undefined; at = look.pop())
    for (const { from, to } of links)
      if (to === at && !before.has(from)) {
        before.add(from);
        look.push(from);
      }
  return before;
}

/** Those with nothing after them: what they made is the result. */
export const lastSteps = ({ steps, links }: Drawn) =>
  steps.filter(({ id }) => !links.some(({ from }) => from === id));
