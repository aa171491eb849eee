import { useState } from 'react';
import { Link } from 'react-router';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { groups, type Graph, type Group, type Point } from '../graph.ts';
import { StateDot } from './map.tsx';

const titles: Record<Group, string> = {
  engine: 'Engines',
  tool: 'Tools',
  kind: 'Kinds of results',
  pack: 'Downloaded when first used',
};

/** Everything on the map, as a list to search. */
export function PointList({ graph }: { graph: Graph }) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const shown = graph.points.filter(({ title, about }) => `${title} ${about}`.toLowerCase().includes(wanted));
  return (
    <div className="grid gap-6">
      <Field label="Find in the list" className="max-w-md">
        <Input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <p role="status" className="sr-only">
        {wanted && `${shown.length} found`}
      </p>
      {groups.map((group) => {
        const points = shown.filter((point) => point.group === group);
        return (
          points.length > 0 && (
            <section key={group} aria-label={titles[group]} className="grid gap-2">
              <h2 className="text-xl">
                {titles[group]} <span className="text-base font-normal text-muted">{points.length}</span>
              </h2>
              <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
                {points.map((point) => (
                  <Row key={point.id} point={point} />
                ))}
              </ul>
            </section>
          )
        );
      })}
      {shown.length === 0 && <p className="text-muted">Nothing matches.</p>}
    </div>
  );
}

function Row({ point }: { point: Point }) {
  return (
    <li className="grid content-start gap-0.5 border-t border-line py-3">
      <p className="flex items-center gap-2 font-semibold">
        <StateDot point={point} />
        {point.page ? (
          <Link to={point.page} className="hover:underline">
            {point.title}
          </Link>
        ) : (
          point.title
        )}
      </p>
      <p className="text-sm text-muted">{point.about}</p>
      {(point.group === 'engine' || point.group === 'pack') && (
        <p className="text-sm text-muted">{point.stateWords}</p>
      )}
    </li>
  );
}
