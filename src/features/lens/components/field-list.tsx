import { CopyButton } from '#kit/ui/copy-button.tsx';
import type { LensData, LensField } from '../data.ts';
import { fieldWords } from '../words.ts';

const titles = { receipt: 'Receipt', card: 'Business card' } as const;

export function FieldList({ fields, form }: { fields: readonly LensField[]; form: LensData['form'] }) {
  const lines = fields.map(({ name, value }) => `${fieldWords[name]}: ${value}`).join('\n');
  const title = form ? titles[form] : 'Fields';
  return (
    <section aria-label={title} className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{title}</h3>
        <CopyButton value={lines} label="Copy fields" />
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 rounded-lg bg-sunken p-4">
        {fields.map(({ name, value }, at) => (
          <div key={at} className="contents">
            <dt className="text-muted">{fieldWords[name]}</dt>
            <dd dir="auto" className="m-0 font-medium wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">Found automatically. Check before you rely on them.</p>
    </section>
  );
}
