import { Time } from '#kit/ui/time.tsx';
import { countryName } from '#kit/crisis/country.ts';
import type { Template } from '../document/template.ts';

/** Where the text comes from, what it takes for granted, what differs in this place, and when to ask first. */
export function AboutTemplate({ template, country }: { template: Template; country: string }) {
  const local = template.notes[country];
  return (
    <details className="rounded-lg bg-sunken p-4">
      <summary className="cursor-pointer font-medium">About this text and your place</summary>
      <div className="mt-3 grid gap-3">
        <p>
          {template.source}, <Time value={template.written} />. No lawyer has read it.
        </p>
        <p>{template.assumes}</p>
        <p>
          <strong>{countryName(country)}:</strong>{' '}
          {local ?? 'We have no notes for this place. Ask someone there what differs before you use it.'}
        </p>
        <div>
          <p className="font-medium">Ask a professional first if:</p>
          <ul className="list-disc ps-6">
            {template.askFirst.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  );
}
