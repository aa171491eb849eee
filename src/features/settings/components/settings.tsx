/** The settings page, of the tabs and panels that it is given. */
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { NeedsScripts } from '#kit/ui/needs-scripts.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import type { SettingsTable } from '#tools/define/settings-part.ts';
import { SettingsNav } from './settings-nav.tsx';

/** Whatever stands in the address, some tab is shown. */
function tabFrom({ tabs }: SettingsTable, search: URLSearchParams) {
  return tabs.find(({ id }) => id === search.get('tab')) ?? tabs[0]!;
}

export function loadSettings(table: SettingsTable, { request, context }: LoaderFunctionArgs) {
  const { id } = tabFrom(table, new URL(request.url).searchParams);
  const shown = table.partsOf(id).flatMap(({ shows }) => shows);
  return prefetch(context, ...shown.map((endpoint) => [endpoint] as [typeof endpoint]));
}

export function Settings({ table }: { table: SettingsTable }) {
  const [search] = useSearchParams();
  const { id } = tabFrom(table, search);
  return (
    <>
      <PageHeader title="Settings" className="pb-6" />
      <NeedsScripts />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-16 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12">
        <SettingsNav tabs={table.tabs} current={id} />
        {/* The key starts each tab afresh, at its own beginning. */}
        <div key={id} className="grid min-w-0 content-start gap-6">
          {table.partsOf(id).map(({ Panels }, index) => (
            <Panels key={index} />
          ))}
        </div>
      </div>
    </>
  );
}
