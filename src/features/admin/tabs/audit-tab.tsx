import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { Field } from '#kit/ui/field.tsx';
import { Select } from '#kit/ui/select.tsx';
import { AuditEntry } from '../components/audit-entry.tsx';
import { PagedList } from '../components/paged-list.tsx';
import { SearchField } from '../components/search-field.tsx';
import { useAddressParam } from '../components/use-address-param.ts';
import { auditActionList, auditLog } from '../contract.ts';

export function AuditTab() {
  const [search, narrow] = useAddressParam();
  const { data } = useQuery(query(auditActionList));
  const action = search.get('action') ?? '';
  const actor = search.get('actor') ?? '';

  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2 lg:max-w-3xl">
        <Field label="Action">
          <Select value={action} onChange={(event) => narrow('action', event.target.value)}>
            <option value="">Every action</option>
            {data?.actions.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
        <SearchField
          label="Done by"
          placeholder="Handle or e-mail address"
          value={actor}
          onSearch={(value) => narrow('actor', value)}
        />
      </div>
      <PagedList
        label="Audit log"
        endpoint={auditLog}
        filter={{ ...(action && { action }), ...(actor && { actor }) }}
        empty={action || actor ? 'No entries match.' : 'Admin actions appear here.'}
      >
        {(entry) => <AuditEntry entry={entry} />}
      </PagedList>
    </div>
  );
}
