import { cva, type VariantProps } from 'class-variance-authority';
import { avatarField, initials } from './avatar-name.ts';
import { cn } from './cn.ts';

const avatarStyle = cva(
  'relative inline-grid shrink-0 place-items-center overflow-hidden rounded-[32%] font-display font-bold text-ink select-none',
  {
    variants: {
      size: { sm: 'size-8 text-sm', md: 'size-10 text-sm', lg: 'size-14 text-lg', xl: 'size-24 text-3xl' },
    },
    defaultVariants: { size: 'md' },
  },
);

interface AvatarProps extends VariantProps<typeof avatarStyle> {
  name: string;
  src?: string | null;
  /** Set when no visible name stands beside it. */
  title?: string;
  className?: string;
}

/** The initials lie under the picture, so a picture that fails leaves them showing without any script. */
export function Avatar({ name, src, title, size, className }: AvatarProps) {
  const described = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <span {...described} className={cn(avatarStyle({ size }), avatarField(name), className)}>
      {initials(name)}
      {src && (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
