import { fontSize, type Label } from '../map/labels.ts';

/** Names, with an edge in the colour of the land so that they can be read on anything. They are said by the list, too. */
export function Labels({ labels }: { labels: readonly Label[] }) {
  return (
    <g
      className="pointer-events-none font-sans [paint-order:stroke] stroke-[var(--land)] [stroke-linejoin:round] [stroke-width:3px]"
      fontSize={fontSize}
    >
      {labels.map(({ name, kind, x, y }) =>
        kind === 'country' ? (
          <text
            key={name}
            x={x}
            y={y}
            textAnchor="middle"
            dominantBaseline="central"
            className="fill-ink/75 font-semibold"
          >
            {name}
          </text>
        ) : (
          <g key={`${name} ${kind}`}>
            <circle cx={x} cy={y} r={2.5} className="fill-ink/75" />
            <text x={x + 6} y={y} dominantBaseline="central" className="fill-ink">
              {name}
            </text>
          </g>
        ),
      )}
    </g>
  );
}
