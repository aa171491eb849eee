import { avatarField, initials } from '#kit/ui/avatar-name.ts';
import { cn } from '#kit/ui/cn.ts';

interface MemberMarkProps {
  title: string;
  family: string;
  className?: string;
}

/** The letters of an engine; engines of one family share a colour. */
export function MemberMark({ title, family, className }: MemberMarkProps) {
  return (
    <span
      aria-hidden
      className={cn(
        'inline-grid size-9 shrink-0 place-items-center rounded-[32%] font-display text-sm font-bold text-ink select-none',
        avatarField(family),
        className,
      )}
    >
      {initials(title)}
    </span>
  );
}
