import { Link } from 'react-router';
import { useOwnPanda } from '#features/pandas/components/use-own-panda.ts';
import { href } from '#kit/href.ts';
import { Panda } from '#kit/ui/panda/panda.tsx';

/** One's own, by name; whoever has none yet is shown the way to one. */
export function RailPanda() {
  const panda = useOwnPanda();
  return (
    <Link
      to={href('/adopt-panda')}
      className="mt-auto flex min-h-12 items-center gap-3 rounded-md px-3 py-2 hover:bg-sunken"
    >
      <Panda size={32} />
      <span className="grid min-w-0 leading-tight">
        <span dir="auto" className="truncate font-medium">
          {panda?.name ?? 'Adopt a panda'}
        </span>
        <span className="text-sm text-muted">{panda ? 'Your panda' : 'It is free'}</span>
      </span>
    </Link>
  );
}
