import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keyOf } from '#kit/contract/query-key.ts';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { cn } from '#kit/ui/cn.ts';
import { RadioCards } from '#kit/ui/radio-cards.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { getTheme, putTheme } from '../contract.ts';
import type { Theme } from '#kit/ui/theme.ts';
import { Failure } from '#kit/contract/failure.tsx';
import { Loaded } from '#kit/ui/loaded.tsx';
import { Panel } from '#kit/ui/panel.tsx';

const options = [
  {
    value: 'system',
    label: 'Match my device',
    hint: 'Follows your device’s setting.',
    picture: <Preview theme="system" />,
  },
  { value: 'light', label: 'Light', hint: 'Paper and ink.', picture: <Preview theme="light" /> },
  { value: 'dark', label: 'Dark', hint: 'A bamboo grove at night.', picture: <Preview theme="dark" /> },
] as const;

export function AppearanceSection() {
  const theme = useQuery(query(getTheme));
  const client = useQueryClient();
  const put = useCall(putTheme);

  function choose(next: Theme) {
    document.documentElement.dataset.theme = next;
    client.setQueryData(keyOf(getTheme), { theme: next });
    put.mutate({ body: { theme: next } });
  }

  return (
    <Panel title="Appearance" lede="Saved in this browser, even when you sign out.">
      <Loaded query={theme} skeleton={<ThemeSkeleton />}>
        {(data) => (
          <div className="grid gap-4">
            <RadioCards
              legend="Theme"
              hideLegend
              options={options}
              value={data.theme}
              onValueChange={choose}
            />
            <Failure error={put.error} />
          </div>
        )}
      </Loaded>
    </Panel>
  );
}

/** A page in small, in the theme it stands for. */
function Preview({ theme }: { theme: Theme }) {
  if (theme !== 'system') return <Sheet theme={theme} className="rounded-lg" />;
  return (
    <span aria-hidden className="grid grid-cols-2 overflow-hidden rounded-lg">
      <Sheet theme="light" className="border-r-0" />
      <Sheet theme="dark" className="border-l-0" />
    </span>
  );
}

function Sheet({ theme, className }: { theme: 'light' | 'dark'; className: string }) {
  return (
    <span
      aria-hidden
      data-theme={theme}
      className={cn('grid h-24 content-center gap-2 border border-line bg-paper p-4', className)}
    >
      <span className="h-3 w-3/5 rounded-full bg-ink" />
      <span className="h-2 w-full rounded-full bg-line" />
      <span className="h-2 w-4/5 rounded-full bg-line" />
      <span className="mt-1 h-4 w-10 rounded-full bg-bamboo" />
    </span>
  );
}

function ThemeSkeleton() {
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      {options.map(({ value }) => (
        <Skeleton key={value} className="h-48 rounded-card" />
      ))}
    </div>
  );
}
