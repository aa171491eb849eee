import { useState } from 'react';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { addressText, readAddresses, type Address } from '#tools/kinds/letter.ts';

interface RecipientsFieldProps {
  value: readonly Address[];
  /** Who was to get it, as it was said. */
  asked: { to: string | undefined; copies: readonly string[] };
  onChange: (to: Address[]) => void;
}

/** Addresses as one types them; what is none is said once one has left the field. */
export function RecipientsField({ value, asked, onChange }: RecipientsFieldProps) {
  const [typed, setTyped] = useState(() => value.map(addressText).join(', '));
  const [isLeft, setLeft] = useState(false);
  const { unread } = readAddresses(typed);
  return (
    <Field
      label="To"
      optional
      hint={`${askedWords(asked)}With commas between them. You can also choose contacts when you send it.`}
      error={isLeft && unread.length > 0 ? `This is no e-mail address: ${unread[0]}` : undefined}
    >
      <Input
        inputMode="email"
        autoComplete="off"
        placeholder="Anna <anna@example.org>"
        value={typed}
        onBlur={() => setLeft(true)}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(readAddresses(target.value).addresses.slice(0, 100));
        }}
      />
    </Field>
  );
}

function askedWords({ to, copies }: RecipientsFieldProps['asked']): string {
  const said = [
    ...(to ? [`to ${to}`] : []),
    ...(copies.length > 0 ? [`a copy to ${copies.join(', ')}`] : []),
  ];
  return said.length > 0 ? `You said: ${said.join(', ')}. ` : '';
}
