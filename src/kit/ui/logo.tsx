import { cn } from './cn.ts';
import { Panda } from './panda/panda.tsx';

interface LogoProps {
  /** The brand's name. */
  name?: string;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

const sizes = {
  sm: { panda: 28, text: 'text-xl gap-2' },
  md: { panda: 36, text: 'text-2xl gap-2.5' },
  lg: { panda: 72, text: 'text-display gap-4' },
};

/** The panda and the name. Wrap it in a Link where it leads home. */
export function Logo({ name = 'Frenly', size = 'md', className }: LogoProps) {
  const { panda, text } = sizes[size];
  return (
    <span
      className={cn(
        'inline-flex items-center font-display leading-none font-bold tracking-[-0.035em]',
        text,
        className,
      )}
    >
      <Panda size={panda} />
      {name}
    </span>
  );
}
