import Check from 'lucide-react/icons/check';

const around = 100;

interface TrayRingProps {
  /** How many are under way; none: all that is listed has ended. */
  count: number;
  /** From 0 to 1; without it a ring that breathes. */
  progress: number | undefined;
}

export function TrayRing({ count, progress }: TrayRingProps) {
  const share = count === 0 ? 1 : (progress ?? 0.25);
  const isUnknown = count > 0 && progress === undefined;
  return (
    <span aria-hidden className="relative grid size-8 place-items-center text-sm font-semibold tabular-nums">
      <svg viewBox="0 0 32 32" className="absolute inset-0 -rotate-90">
        <circle cx="16" cy="16" r="14" fill="none" strokeWidth="3" className="stroke-line" />
        <circle
          cx="16"
          cy="16"
          r="14"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          pathLength={around}
          strokeDasharray={`${share * around} ${around}`}
          data-motion={isUnknown ? 'opacity' : undefined}
          className={isUnknown ? 'animate-breathe stroke-bamboo' : 'stroke-bamboo'}
        />
      </svg>
      {count === 0 ? <Check className="size-4" /> : count}
    </span>
  );
}
