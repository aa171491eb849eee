import { isNetwork, partTitle, type StudioSet } from '../set.ts';
import { PartPreview } from './part-preview.tsx';

/** All parts as they will look, to read. */
export function ReadSet({ set }: { set: StudioSet }) {
  const wide = set.parts.filter(({ kind }) => !isNetwork(kind) && kind !== 'picture');
  const small = set.parts.filter(({ kind }) => isNetwork(kind) || kind === 'picture');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {[wide, small].map((parts, at) => (
        <div
          key={at}
          className={
            at === 0
              ? 'grid grid-cols-[minmax(0,1fr)] gap-8'
              : 'grid grid-cols-[minmax(0,1fr)] items-start gap-8 md:grid-cols-2'
          }
        >
          {parts.map((part) => (
            <section key={part.id} aria-label={partTitle(part.kind)} className="grid min-w-0 gap-3">
              <h2 className="font-display text-xl">{partTitle(part.kind)}</h2>
              <PartPreview part={part} set={set} />
            </section>
          ))}
        </div>
      ))}
    </div>
  );
}
