import { cn } from '#kit/ui/cn.ts';
import { Panda } from '#kit/ui/panda/panda.tsx';

/** The logo in the proportions of its file, as large as the text around it says. */
export function BigLogo({ className }: { className?: string }) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-[0.4em] font-display leading-none font-bold tracking-[-0.035em]',
        className,
      )}
    >
      <Panda size={150} className="h-auto w-[1.5em]" />
      Frenly
    </span>
  );
}
