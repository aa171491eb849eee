import { useSearchParams } from 'react-router';
import { usePages } from '#kit/contract/use-pages.ts';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { FilterLinks, useFilter } from '../components/filter-links.tsx';
import { PagedList } from '../components/paged-list.tsx';
import { SearchField } from '../components/search-field.tsx';
import { useAdminRefresh } from '../components/use-admin-refresh.ts';
import { UserDialog } from '../components/user-dialog.tsx';
import { UserRow } from '../components/user-row.tsx';
import { listUsers, roles, userStates } from '../users-contract.ts';

export default function Users() {
  useAdminRefresh();
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const opened = search.get('user');
  const role = useFilter('role', roles);
  const state = useFilter('state', userStates);
  const list = usePages(listUsers, { ...(q && { q }), ...(role && { role }), ...(state && { state }) });

  function change(param: string, value: string | null) {
    setSearch(
      (params) => {
        if (value) params.set(param, value);
        else params.delete(param);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <div className="pb-16">
      <PageHeader title="Users" lede="Everyone with an account, the newest first." className="pb-6 sm:pt-8" />
      <div className="grid gap-4">
        <div className="lg:max-w-xl">
          <SearchField
            label="Find someone"
            placeholder="Name, handle or e-mail address"
            value={q}
            onSearch={(value) => change('q', value)}
          />
        </div>
        <div className="grid gap-1 md:flex md:flex-wrap md:gap-4">
          <FilterLinks
            label="By state"
            param="state"
            value={state}
            options={[
              { value: undefined, label: 'Everyone' },
              { value: 'active', label: 'Active' },
              { value: 'unverified', label: 'Not confirmed' },
              { value: 'suspended', label: 'Suspended' },
            ]}
          />
          <FilterLinks
            label="By role"
            param="role"
            value={role}
            options={[
              { value: undefined, label: 'Any role' },
              { value: 'admin', label: 'Admins' },
              { value: 'member', label: 'Members' },
            ]}
          />
        </div>
        <PagedList label="Users" list={list} empty="Nobody fits. Try fewer letters or another filter.">
          {(user) => <UserRow user={user} />}
        </PagedList>
      </div>
      {opened && <UserDialog id={opened} onClose={() => change('user', null)} />}
    </div>
  );
}
