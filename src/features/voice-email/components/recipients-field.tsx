import { useState } from 'react';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { addressText, readAddresses, type Address } from '#tools/kinds/email.ts';

interface RecipientsFieldProps {
  value: readonly Address[];
  onChange: (to: Address[]) => void;
}

/** Addresses as one types them; what is none is said once one has left the field. */
export function RecipientsField({ value, onChange }: RecipientsFieldProps) {
  const [typed, setTyped] = useState(() => value.map(addressText).join(', '));
  const [isLeft, setLeft] = useState(false);
  const { unread } = readAddresses(typed);
  return (
    <Field
      label="To"
      optional
      hint="Separate with commas. You can also choose contacts when you send."
      error={isLeft && unread.length > 0 ? `Not an e-mail address: ${unread[0]}` : undefined}
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
