import { PageHeader } from '#kit/ui/page-header.tsx';
import { useFilter } from '#kit/ui/filter-links.tsx';
import { FilterHead } from '../components/filter-head.tsx';
import { PagedList } from '../components/paged-list.tsx';
import { SearchField } from '../components/search-field.tsx';
import { useAddressParam } from '../components/use-address-param.ts';
import { useAdminRefresh } from '../components/use-admin-refresh.ts';
import { UserDialog } from '../components/user-dialog.tsx';
import { UserRow } from '../components/user-row.tsx';
import { listUsers, roles, userStates } from '../users-contract.ts';

export default function Users() {
  useAdminRefresh();
  const [search, change] = useAddressParam();
  const q = search.get('q') ?? '';
  const opened = search.get('user');
  const role = useFilter('role', roles);
  const state = useFilter('state', userStates);

  return (
    <div className="pb-16">
      <PageHeader title="Users" lede="Everyone with an account, newest first." className="pb-6 sm:pt-8" />
      <div className="grid gap-4">
        <div className="lg:max-w-xl">
          <SearchField
            label="Find someone"
            placeholder="Name, handle or e-mail address"
            value={q}
            onSearch={(value) => change('q', value)}
          />
        </div>
        <FilterHead
          filters={[
            {
              label: 'Status',
              param: 'state',
              value: state,
              options: [
                { value: undefined, label: 'Everyone' },
                { value: 'active', label: 'Active' },
                { value: 'unverified', label: 'Not confirmed' },
                { value: 'suspended', label: 'Suspended' },
              ],
            },
            {
              label: 'Role',
              param: 'role',
              value: role,
              options: [
                { value: undefined, label: 'Any role' },
                { value: 'admin', label: 'Admins' },
                { value: 'steward', label: 'Stewards' },
                { value: 'member', label: 'Members' },
              ],
            },
          ]}
        />
        <PagedList
          label="Users"
          endpoint={listUsers}
          filter={{ ...(q && { q }), ...(role && { role }), ...(state && { state }) }}
          empty="No users match. Try fewer letters or another filter."
        >
          {(user) => <UserRow user={user} />}
        </PagedList>
      </div>
      {opened && <UserDialog id={opened} onClose={() => change('user', null)} />}
    </div>
  );
}
