import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { listOwnKeys } from '../contract.ts';
import { useActing } from '#kit/businesses/acting-tab.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { AddEngineKey } from './add-engine-key.tsx';
import { EngineKeyRow } from './engine-key-row.tsx';
import { ItemList } from '#kit/ui/item-row.tsx';
import { Loaded } from '#kit/ui/loaded.tsx';
import { Panel } from '#kit/ui/panel.tsx';

const BrowserAiSettings = lazy(() => import('#tools/browser-ai/settings.tsx'));

export function EnginesSection() {
  const keys = useQuery(query(listOwnKeys));
  const acting = useActing();
  const [adding, setAdding] = useState(false);
  const add = (
    <Button size="sm" onClick={() => setAdding(true)}>
      Add a key
    </Button>
  );
  return (
    <>
      <Panel
        title="Engines and keys"
        lede={
          <>
            {acting
              ? `Keys of ${acting.name}, for everyone in it while they act as it. They cost no credits.`
              : 'Keys of your own open more engines, for you alone and without credits.'}{' '}
            They are kept encrypted and never shown again. See all{' '}
            <Link to={href('/ai-models')} className="underline underline-offset-4">
              engines and models
            </Link>
            .
          </>
        }
        aside={keys.data && keys.data.items.length > 0 && add}
      >
        <Loaded query={keys}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState
                action={add}
                sample={[
                  {
                    title: 'Work account',
                    detail: 'OpenAI, 3 models. Worked 5 minutes ago. Test, rename or remove.',
                  },
                ]}
              >
                No keys yet. Add one from OpenAI, Anthropic, Google or others, and{' '}
                {acting ? `the tools of ${acting.name}` : 'your tools'} answer with it.
              </EmptyState>
            ) : (
              <ItemList label={acting ? `Keys of ${acting.name} to engines` : 'Your keys to engines'}>
                {items.map((key) => (
                  <EngineKeyRow key={key.id} ownKey={key} />
                ))}
              </ItemList>
            )
          }
        </Loaded>
        <AddEngineKey open={adding} onOpenChange={setAdding} />
      </Panel>
      {!acting && (
        <Panel
          name="browser-ai"
          title="Browser AI"
          lede={
            <>
              Some browsers bring a language model. It is free, runs on your device, and what you ask it is
              not sent to any AI provider.{' '}
              <Link to={href('/support', { article: 'browser-ai' })} className="underline underline-offset-4">
                How it works
              </Link>
            </>
          }
        >
          <Suspense fallback={<Skeleton className="h-12" />}>
            <BrowserAiSettings />
          </Suspense>
        </Panel>
      )}
    </>
  );
}
