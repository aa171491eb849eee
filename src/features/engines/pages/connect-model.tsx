import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { listEngines } from '#kit/ai/contract.ts';
import { currentUser } from '#kit/auth/contract.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { useHasBrowserModel } from '#tools/browser-ai/use-has-browser-model.ts';
import { FreeWayList } from '../components/free-way-list.tsx';
import { LocalModels } from '../components/local-models.tsx';
import { PasteKey } from '../components/paste-key.tsx';

const BrowserAiSettings = lazy(() => import('#tools/browser-ai/settings.tsx'));
const compact = 'py-6 sm:py-8';

export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(context, [listEngines]);
}

/** Every way to a language model, the nearest first. */
export default function ConnectModel() {
  const hasBrowserModel = useHasBrowserModel();
  return (
    <>
      <PageHeader
        title="Connect a language model"
        lede="Translations, open questions and free writing need one. Any of these ways takes about a minute."
        actions={
          <Button asChild variant="secondary">
            <Link to={href('/ai-models')}>All engines</Link>
          </Button>
        }
      />
      {hasBrowserModel && <InBrowser />}
      <Section title="Paste a key" lede="For your own use, without credits." className={compact}>
        <PasteKey />
      </Section>
      <Section
        title="On this machine"
        lede="Models beside this site are found automatically and are free for everyone here."
        className={compact}
      >
        <LocalModels />
      </Section>
      <Section title="Free of charge" lede="A key from one of these costs nothing." className={compact}>
        <FreeWayList />
      </Section>
      {!hasBrowserModel && <InBrowser />}
      <BasicWriter />
    </>
  );
}

function InBrowser() {
  return (
    <Section title="In your browser" lede="Free, private and without a key." className={compact}>
      <div className="max-w-2xl rounded-card border border-line p-5">
        <Suspense fallback={<Skeleton className="h-12" />}>
          <BrowserAiSettings />
        </Suspense>
      </div>
    </Section>
  );
}

/** Only admins can offer it. */
function BasicWriter() {
  const { data: user } = useQuery(query(currentUser));
  if (!user?.isAdmin) return null;
  return (
    <Section
      title="For trying: TinyLlama"
      lede="Small, and often wrong. It’s used only when you choose it."
      className={compact}
    >
      <Link to={href('/admin', { tab: 'models' })}>Offer the basic writer under Admin, Models</Link>
    </Section>
  );
}
