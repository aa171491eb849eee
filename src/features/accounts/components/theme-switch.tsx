import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useQuery } from '@tanstack/react-query';
import { getTheme } from '#features/settings/contract.ts';
import { query } from '#kit/contract/query.ts';
import { cn } from '#kit/ui/cn.ts';
import { usePutTheme } from './use-put-theme.ts';

const choices = [
  { theme: 'system', label: 'Match my device', Icon: Monitor },
  { theme: 'light', label: 'Light', Icon: Sun },
  { theme: 'dark', label: 'Dark', Icon: Moon },
] as const;

/** The theme in a row of three, for menus. */
export function ThemeSwitch({ className }: { className?: string }) {
  const { data } = useQuery(query(getTheme));
  const put = usePutTheme();
  const shown = put.isPending ? put.variables.body.theme : data?.theme;
  return (
    <div
      role="group"
      aria-label="Theme"
      className={cn('grid grid-cols-3 gap-1 rounded-full bg-sunken p-1', className)}
    >
      {choices.map(({ theme, label, Icon }) => (
        <button
          key={theme}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={shown === theme}
          onClick={() => put.choose(theme)}
          className="grid min-h-9 place-items-center rounded-full text-muted hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-soft"
        >
          <Icon aria-hidden className="size-4.5" />
        </button>
      ))}
    </div>
  );
}
