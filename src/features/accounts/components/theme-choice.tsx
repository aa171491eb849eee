import { useQuery } from '@tanstack/react-query';
import { getTheme } from '#features/settings/contract.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import type { OutputOf } from '#kit/contract/endpoint.ts';
import { Notice } from '#kit/ui/notice.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { RadioCards } from '#kit/ui/radio-cards.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { usePutTheme } from './use-put-theme.ts';

type Theme = OutputOf<typeof getTheme>['theme'];

const choices: { value: Theme; label: string; hint: string }[] = [
  { value: 'system', label: 'Match my device', hint: 'Follows your device’s setting.' },
  { value: 'light', label: 'Light', hint: 'Paper and ink.' },
  { value: 'dark', label: 'Dark', hint: 'A forest at night.' },
];

export function ThemeChoice() {
  const { data } = useQuery(query(getTheme));
  const put = usePutTheme();
  if (!data) return <Skeleton className="h-48 rounded-card" />;
  const shown = put.isPending ? put.variables.body.theme : data.theme;
  return (
    <div className="grid gap-4">
      <RadioCards
        legend="Theme"
        hideLegend
        value={shown}
        onValueChange={put.choose}
        options={choices.map((choice) => ({ ...choice, picture: <Swatch theme={choice.value} /> }))}
      />
      {put.isError && <Notice tone="error">{wordsOf(put.error)}</Notice>}
    </div>
  );
}

/** A corner of the product in that theme; "as my device" is half and half. */
function Swatch({ theme }: { theme: Theme }) {
  const halves = theme === 'system' ? (['light', 'dark'] as const) : [theme];
  return (
    <span aria-hidden className="flex h-24 overflow-hidden rounded-lg border border-line">
      {halves.map((half) => (
        <span
          key={half}
          data-theme={half}
          className="grid flex-1 place-items-center overflow-hidden bg-paper"
        >
          <Panda size={56} />
        </span>
      ))}
    </span>
  );
}
