import { useState } from 'react';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { languageNames } from '#language/which-language.ts';
import type { ManualTabProps } from './manual-tab.ts';
import { LineField, TextField } from './text-fields.tsx';

export function ProductTab({ manual, onChange }: ManualTabProps) {
  // What is not an address yet stays in the field.
  const [online, setOnline] = useState(manual.online);
  const isAddress = (text: string) => text === '' || /^https?:\/\/[^\s]+$/.test(text);
  const languages = [...new Set([...Object.keys(languageNames), manual.language])];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <LineField label="Model" value={manual.model} onChange={(model) => onChange({ model })} />
      <LineField label="Manufacturer" value={manual.maker} onChange={(maker) => onChange({ maker })} />
      <LineField
        label="Contact"
        hint="Where people get help: an e-mail address, a phone number or a website."
        value={manual.contact}
        onChange={(contact) => onChange({ contact })}
      />
      <Field label="Language">
        <Select value={manual.language} onChange={({ target }) => onChange({ language: target.value })}>
          <Options
            values={languages}
            labelOf={(code) => (languageNames as Record<string, string>)[code] ?? code}
          />
        </Select>
      </Field>
      <TextField
        className="sm:col-span-2"
        label="Intended use"
        hint="Who uses it, for what and where."
        value={manual.intendedUse}
        onChange={(intendedUse) => onChange({ intendedUse })}
      />
      <TextField
        className="sm:col-span-2"
        label="Not intended use"
        hint="What people might do with it but must not."
        value={manual.notIntendedUse}
        onChange={(notIntendedUse) => onChange({ notIntendedUse })}
      />
      <Field
        className="sm:col-span-2"
        label="Online address"
        optional
        hint="Printed on the first page with a QR code. Use a share link of this manual or a page of your own."
        error={isAddress(online) ? undefined : 'Use a web address that starts with https://.'}
      >
        <Input
          type="url"
          maxLength={500}
          value={online}
          onChange={({ target }) => {
            const text = target.value.trim();
            setOnline(text);
            if (isAddress(text)) onChange({ online: text });
          }}
        />
      </Field>
    </div>
  );
}
