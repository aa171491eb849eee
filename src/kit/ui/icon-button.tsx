import { Button, type ButtonProps } from './button.tsx';

interface IconButtonProps extends Omit<ButtonProps, 'size' | 'asChild' | 'aria-label'> {
  /** What it does, in words; an icon alone has no name. */
  label: string;
  size?: 'sm' | 'md';
}

export function IconButton({ label, size = 'md', variant = 'ghost', ...props }: IconButtonProps) {
  return <Button {...props} variant={variant} size={size === 'sm' ? 'icon-sm' : 'icon'} aria-label={label} />;
}
