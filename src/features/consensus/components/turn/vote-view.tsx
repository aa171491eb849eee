import Check from 'lucide-react/icons/check';
import type { Finding } from '#features/consensus/data.ts';

/** Short facts go by vote: every value with who stands behind it. One value alone is what the text says already. */
export function VoteView({ vote }: { vote: NonNullable<Finding['vote']> }) {
  if (vote.options.length < 2) return null;
  return (
    <div className="grid gap-2">
      <p className="text-muted">{vote.words}</p>
      <ul className="grid gap-2">
        {vote.options.map(({ value, support }) => (
          <li
            key={value}
            className="flex flex-wrap items-center gap-x-3 gap-y-0.5 rounded-md bg-[oklch(1_0_0/0.09)] px-3.5 py-2.5"
          >
            {value === vote.winner && <Check role="img" aria-label="Leads" className="size-4.5 shrink-0" />}
            <span dir="auto" className="font-semibold wrap-anywhere">
              {value}
            </span>
            <span className="ml-auto text-sm">{support.words}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
