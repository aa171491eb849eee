import { useId } from 'react';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { addressText, readAddresses, type Address } from '#tools/kinds/email.ts';

interface RecipientFieldProps {
  label: string;
  value: string;
  contacts: readonly Address[];
  isReadOnly: boolean;
  onChange: (value: string) => void;
}

const mostOffered = 12;

/** Addresses as one types them, one after the other; contacts are offered for the last of them. */
export function RecipientField({ label, value, contacts, isReadOnly, onChange }: RecipientFieldProps) {
  const listId = useId();
  const { unread } = readAddresses(value);
  const cut = Math.max(value.lastIndexOf(','), value.lastIndexOf(';')) + 1;
  const [before, last] = [value.slice(0, cut), value.slice(cut).trim().toLowerCase()];
  const offered = contacts
    .filter(({ name, address }) => last === '' || `${name} ${address}`.toLowerCase().includes(last))
    .slice(0, mostOffered);
  const isTyping = unread.length === 1 && value.trim().endsWith(unread[0]!);
  return (
    <Field
      label={label}
      className="min-w-0 flex-1"
      error={
        unread.length > 0 && !isTyping ? `Not an e-mail address: ${unread.slice(0, 3).join(', ')}` : undefined
      }
    >
      <Input
        value={value}
        list={listId}
        maxLength={20_000}
        autoComplete="off"
        spellCheck={false}
        readOnly={isReadOnly}
        placeholder="Ada <ada@example.org>, ben@example.org"
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={listId}>
        {offered.map((contact) => (
          <option key={contact.address} value={`${before}${before ? ' ' : ''}${addressText(contact)}`}>
            {addressText(contact)}
          </option>
        ))}
      </datalist>
    </Field>
  );
}
