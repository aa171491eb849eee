import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { useActing } from '#kit/businesses/acting-tab.ts';
import { urlOf } from '#kit/contract/call.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FilterLinks } from '#kit/ui/filter-links.tsx';
import { Input } from '#kit/ui/input.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Switch } from '#kit/ui/switch.tsx';
import { useSettled } from '#kit/ui/use-settled.ts';
import { sayWhy } from '#tools/page/say-why.ts';
import { MemoryConflicts } from '../components/memory-conflicts.tsx';
import { MemoryList } from '../components/memory-list.tsx';
import {
  exportMemories,
  listContradictions,
  listMemories,
  switchMemories,
  type MemoryFilter,
} from '../memories/contract.ts';

function filterIn(search: URLSearchParams): MemoryFilter {
  const [group, before] = [search.get('group'), search.get('before')];
  return { ...(group ? { group } : {}), ...(before ? { before } : {}) };
}

export function loader({ context, request }: LoaderFunctionArgs) {
  const filter = filterIn(new URL(request.url).searchParams);
  return prefetch(context, [listMemories, { query: filter }], [listContradictions]);
}

const typingPause = 300;

export default function Memories() {
  const acting = useActing();
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim(), typingPause);
  const filter = { ...filterIn(search), ...(q ? { q } : {}) };
  const { data } = useQuery(query(listMemories, { query: filterIn(search) }));
  const toggle = useCall(switchMemories, { refreshes: [listMemories] });
  return (
    <div className="max-w-4xl pb-16">
      <PageHeader
        title="Memories"
        lede={
          acting
            ? `What the allies of ${acting.name} remember, each with its source. All members can see these. Nothing about individuals is saved, and your own memories stay private.`
            : 'What your allies remember about you, each with its source. Only you can see this.'
        }
        actions={
          <Button asChild variant="secondary">
            <a href={urlOf(exportMemories)} download="memories.json">
              <Download aria-hidden /> Download
            </a>
          </Button>
        }
      />
      <Switch
        className="mb-8 rounded-card bg-sunken p-5"
        label={acting ? `Remember things for ${acting.name}` : 'Remember things about me'}
        hint={
          data?.maySwitch === false
            ? 'Only the owner and admins can change this.'
            : 'When off, nothing new is saved and allies don’t use the memories below.'
        }
        checked={data?.isOn ?? true}
        disabled={!data?.maySwitch || toggle.isPending}
        onChange={({ target }) => toggle.mutate({ body: { isOn: target.checked } }, { onError: sayWhy })}
      />
      <MemoryConflicts />
      <Section
        title={data ? `${data.total.toLocaleString('en')} remembered` : 'Remembered'}
        className="pt-0 sm:pt-0"
      >
        <div className="mb-5 grid gap-4">
          <Field label="Search" hideLabel>
            <Input
              type="search"
              placeholder={acting ? 'Search the memories' : 'Search your memories'}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          {data && data.groups.length > 0 && (
            <FilterLinks
              label="Groups"
              param="group"
              value={search.get('group') ?? undefined}
              options={[
                { value: undefined, label: 'All' },
                ...data.groups.map((group) => ({ value: group, label: group })),
              ]}
            />
          )}
        </div>
        <MemoryList
          filter={filter}
          onOlder={(before) =>
            setSearch((now) => {
              const params = new URLSearchParams(now);
              params.set('before', before);
              return params;
            })
          }
        />
      </Section>
    </div>
  );
}
