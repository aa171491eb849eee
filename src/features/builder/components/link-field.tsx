/** Where a link leads: to a page of the site, or to an address. */
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Select } from '#kit/ui/select.tsx';
import { longestLink } from '../blocks/fields.ts';
import { pageIn, safeHref, toPage } from '../links.ts';
import { nameOfPage } from '../render/page-parts.ts';
import type { Page } from '../site.ts';

interface LinkFieldProps {
  label: string;
  value: string;
  pages: readonly Page[];
  onChange: (link: string) => void;
}

export function LinkField({ label, value, pages, onChange }: LinkFieldProps) {
  const page = pageIn(value);
  const isWrong = page === undefined && value.trim() !== '' && safeHref(value) === undefined;
  return (
    <div className="grid gap-2">
      <Field label={label}>
        <Select value={page === undefined ? '' : value} onChange={({ target }) => onChange(target.value)}>
          <option value="">An address</option>
          {pages.map((one) => (
            <option key={one.id} value={toPage(one.id)}>
              {nameOfPage(one)}
            </option>
          ))}
        </Select>
      </Field>
      {page === undefined && (
        <Field
          label={`${label}: address`}
          hideLabel
          error={isWrong ? 'Enter a web address, an e-mail address or “tel:” and a number.' : undefined}
        >
          <Input
            dir="ltr"
            placeholder="https://"
            maxLength={longestLink}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        </Field>
      )}
    </div>
  );
}
