import { useNavigate } from 'react-router';
import { href } from '#kit/href.ts';
import type { Ripple } from '../contract.ts';

interface Placed extends Ripple {
  x: number;
  y: number;
}

const ring = 120;

/** Rings around what was asked about, one for each generation; every creation stands near what it began with. */
export function placeRipples(nodes: readonly Ripple[]): Placed[] {
  const children = Map.groupBy(nodes, ({ from }) => from);
  const leaves = (id: string): number =>
    Math.max(
      1,
      (children.get(id) ?? []).reduce((sum, child) => sum + leaves(child.id), 0),
    );
  const placed: Placed[] = [];
  function place(node: Ripple, depth: number, start: number, end: number) {
    const angle = (start + end) / 2;
    placed.push({ ...node, x: Math.cos(angle) * ring * depth, y: Math.sin(angle) * ring * depth });
    let at = start;
    const all = leaves(node.id);
    for (const child of children.get(node.id) ?? []) {
      const share = ((end - start) * leaves(child.id)) / all;
      place(child, depth + 1, at, at + share);
      at += share;
    }
  }
  for (const root of children.get(null) ?? []) place(root, 0, -Math.PI / 2, Math.PI * 1.5);
  return placed;
}

/** A picture of the list beside it, which says the same in words: so it is hidden from those who do not see it. */
export function RippleGraph({ nodes }: { nodes: readonly Ripple[] }) {
  const navigate = useNavigate();
  const placed = placeRipples(nodes);
  const byId = new Map(placed.map((node) => [node.id, node]));
  const reach = Math.max(ring, ...placed.map(({ x, y }) => Math.hypot(x, y))) + 60;
  return (
    <svg
      aria-hidden
      viewBox={`${-reach} ${-reach} ${reach * 2} ${reach * 2}`}
      className="w-full rounded-card bg-sunken"
    >
      {[1, 2, 3, 4]
        .filter((depth) => depth * ring < reach)
        .map((depth) => (
          <circle key={depth} r={depth * ring} fill="none" stroke="var(--line)" strokeWidth="2" />
        ))}
      {placed.map(({ id, from, x, y }) => {
        const parent = from ? byId.get(from) : undefined;
        return (
          parent && (
            <line key={id} x1={parent.x} y1={parent.y} x2={x} y2={y} stroke="var(--bamboo)" strokeWidth="3" />
          )
        );
      })}
      {placed.map(({ id, from, title, uses, thanks, joins, likes, x, y }) => (
        <g
          key={id}
          className="cursor-pointer"
          onClick={() =>
            void navigate(from === null ? href('/gallery/:id', { id }) : href('/ripples', { of: id }))
          }
        >
          <title>{title}</title>
          <circle
            cx={x}
            cy={y}
            // Uses are verified: someone really began with it. They weigh more than what takes one press.
            r={18 + Math.min(24, (uses + joins) * 4 + thanks * 3 + likes)}
            fill={from === null ? 'var(--bamboo)' : 'var(--leaf)'}
            stroke="var(--bamboo)"
            strokeWidth="3"
          />
        </g>
      ))}
    </svg>
  );
}
