/** A soulprint as a picture: a stalk of leaves around a heart, one for each facet. The same facets always make the same picture. */
import { cn } from '#kit/ui/cn.ts';
import type { Lit } from './use-lit.ts';

interface Facet {
  label: string;
  weight: number;
}

const fills = ['var(--leaf)', 'var(--sky)', 'var(--honey)', 'var(--blush)'];
const middle = 200;
const heart = 34;

/** Small, and the same everywhere. */
function hash(text: string): number {
  let value = 2166136261;
  for (const sign of text) value = Math.imul(value ^ sign.codePointAt(0)!, 16777619) >>> 0;
  return value;
}

interface SoulprintPictureProps {
  facets: readonly Facet[];
  name: string;
  lighting: Lit;
}

/** Each leaf has the number that its words have in the list, where all that can be done here is done by keyboard, too. */
export function SoulprintPicture({ facets, name, lighting }: SoulprintPictureProps) {
  const { lit, pointers } = lighting;
  const turn = hash(name) % 360;
  return (
    <svg
      viewBox="0 0 400 400"
      role="img"
      aria-label={`The soulprint of ${name}: ${facets.map(({ label }) => label).join(', ')}`}
      className="w-full max-w-md"
    >
      <circle cx={middle} cy={middle} r={190} fill="var(--sunken)" />
      {facets.map(({ label, weight }, index) => {
        const seed = hash(label);
        const angle = turn + (index * 360) / facets.length + ((seed % 13) - 6);
        const length = 62 + weight * 28 + (seed % 17);
        const width = 18 + ((seed >> 5) % 12) + weight * 3;
        const isLit = label === lit;
        const at = middle - heart - length * 0.5;
        return (
          <g
            key={label}
            transform={`rotate(${angle} ${middle} ${middle})`}
            data-leaf={label}
            className={cn(
              'cursor-pointer transition-opacity duration-150',
              lit !== undefined && !isLit && 'opacity-35',
            )}
            {...pointers(label)}
          >
            <path
              d={leaf(length, width)}
              fill={fills[seed % fills.length]}
              stroke="var(--bamboo)"
              strokeWidth={isLit ? 4 : 2}
            />
            <path
              d={`M ${middle} ${middle - heart} V ${middle - heart - length * 0.78}`}
              stroke="var(--bamboo)"
              strokeWidth="2"
              strokeLinecap="round"
              fill="none"
            />
            <circle cx={middle} cy={at} r={12} fill="var(--paper)" stroke="var(--bamboo)" strokeWidth="2" />
            <text
              x={middle}
              y={at}
              transform={`rotate(${-angle} ${middle} ${at})`}
              textAnchor="middle"
              dominantBaseline="central"
              fontSize="14"
              fontWeight={isLit ? 700 : 500}
              fill="var(--ink)"
            >
              {index + 1}
            </text>
          </g>
        );
      })}
      <circle cx={middle} cy={middle} r={heart} fill="var(--bamboo)" />
      <circle cx={middle} cy={middle} r={heart / 2.4} fill="var(--paper)" />
    </svg>
  );
}

/** Upwards from the heart, pointed at its end. */
function leaf(length: number, width: number) {
  const base = middle - heart + 4;
  const tip = base - length;
  return `M ${middle} ${base} C ${middle - width} ${base - length * 0.3}, ${middle - width} ${base - length * 0.65}, ${middle} ${tip} C ${middle + width} ${base - length * 0.65}, ${middle + width} ${base - length * 0.3}, ${middle} ${base} Z`;
}
