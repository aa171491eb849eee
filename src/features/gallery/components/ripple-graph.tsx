import { Link } from 'react-router';
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

/** How much of its title fits under each, by id: those of a ring share it, and nothing goes over the edge. */
export function labelsOf(placed: readonly Placed[], reach: number, letter: number): Map<string, string> {
  const ringOf = ({ x, y }: Placed) => Math.round(Math.hypot(x, y) / ring);
  const labels = new Map<string, string>();
  for (const [depth, ofRing] of Map.groupBy(placed, ringOf)) {
    // Those of the next ring may stand beside it; the one in the middle has its title above.
    const share = depth === 0 ? ring * 2 : Math.min(ring, (2 * Math.PI * ring * depth) / ofRing.length);
    for (const { id, title, x } of ofRing) {
      const room = Math.floor(Math.min(share, 2 * (reach - Math.abs(x))) / letter);
      if (room >= fewestLetters) labels.set(id, cutTo(title, Math.min(room, mostLetters)));
    }
  }
  return labels;
}

const fewestLetters = 6;
const mostLetters = 18;

function cutTo(title: string, most: number): string {
  const letters = Array.from(title);
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : title;
}

// Uses are verified: someone really began with it. They weigh more than what takes one press.
const sizeOf = ({ uses, thanks, joins, likes }: Ripple) =>
  18 + Math.min(24, (uses + joins) * 4 + thanks * 3 + likes);

/** A picture of the list beside it, which says the same in words. */
export function RippleGraph({ nodes }: { nodes: readonly Ripple[] }) {
  const placed = placeRipples(nodes);
  const byId = new Map(placed.map((node) => [node.id, node]));
  const reach = Math.max(ring, ...placed.map(({ x, y }) => Math.hypot(x, y))) + 70;
  // About as large on the screen however far it reaches, as long as it fits between the rings.
  const fontSize = Math.min(reach / 14, 20);
  const labels = labelsOf(placed, reach, fontSize * 0.56);
  return (
    <svg
      role="group"
      aria-label="Remix graph"
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
      {placed.map((node) => {
        const { id, from, title, author, x, y } = node;
        return (
          <Link
            key={id}
            to={from === null ? href('/gallery/:id', { id }) : href('/ripples', { of: id })}
            aria-label={`${title} by ${author.name}`}
            className="outline-none [&:focus-visible_circle]:stroke-ink [&:hover_circle]:stroke-ink"
          >
            <title>{title}</title>
            <circle
              cx={x}
              cy={y}
              r={sizeOf(node)}
              fill={from === null ? 'var(--bamboo)' : 'var(--leaf)'}
              stroke="var(--bamboo)"
              strokeWidth="4"
            />
            <text
              x={x}
              y={from === null ? y - sizeOf(node) - fontSize / 2 : y + sizeOf(node) + fontSize}
              textAnchor="middle"
              fontSize={fontSize}
              fill="var(--ink)"
              // Lines behind it do not cross its letters.
              stroke="var(--sunken)"
              strokeWidth={fontSize / 4}
              paintOrder="stroke"
            >
              {labels.get(id)}
            </text>
          </Link>
        );
      })}
    </svg>
  );
}
