import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { Field } from '#kit/ui/field.tsx';
import { Select } from '#kit/ui/select.tsx';
import { listDocuments } from '../../contract.ts';

interface DocumentChoiceProps {
  label: string;
  value: string | undefined;
  onChange(id: string): void;
  error: string | undefined;
}

export function DocumentChoice({ label, value, onChange, error }: DocumentChoiceProps) {
  const { data } = useQuery(query(listDocuments));
  const items = data?.items ?? [];
  return (
    <Field
      label={label}
      error={error}
      hint={
        data && items.length < 2 ? (
          <>
            Add your documents in <Link to={href('/document-analyzer')}>Document analysis</Link> first.
          </>
        ) : undefined
      }
    >
      <Select value={value ?? ''} onChange={({ target }) => onChange(target.value)}>
        <option value="">Choose a document</option>
        {items.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
