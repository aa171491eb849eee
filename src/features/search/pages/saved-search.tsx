/** A search that someone saved or shared: `/search/<words>/<secret>`. The last part is the link; the words before it are for people. */
import { data, redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { serverCall } from '#kit/contract/prefetch.ts';
import { href } from '#kit/href.ts';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { ReportShared } from '#tools/share/components/report-shared.tsx';
import { SharedRunView } from '#tools/share/components/shared-run-view.tsx';
import { readShared } from '#tools/share/contract.ts';
import { shareHeaders } from '#tools/share/share-headers.ts';
import { sharedHead } from '#tools/share/shared-head.ts';
import { SearchForm } from '../components/search-form.tsx';

const longestSecret = 100;
const plainWords = /^[\p{Ll}\p{Lo}\p{M}]+(?:[-_ ][\p{Ll}\p{Lo}\p{M}\d]+)*$/u;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const parts = (params['*'] ?? '').split('/').filter(Boolean);
  const secret = parts.at(-1) ?? '';
  const words = parts
    .slice(0, Math.max(1, parts.length - 1))
    .join(' ')
    .replaceAll(/[-_]+/g, ' ')
    .slice(0, 200);
  const found =
    secret !== '' && secret.length <= longestSecret
      ? await context.get(serverCall)(readShared, { params: { secret } })
      : undefined;
  const shared = found?.subject === 'run' ? found : null;
  // Words in an address are a search; a link that is no more looks different.
  if (!shared && parts.length === 1 && plainWords.test(secret)) throw redirect(href('/search', { q: words }));
  return data({ secret, words, shared }, { status: shared ? 200 : 404 });
}

export const headers = () => shareHeaders;

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  return sharedHead(matches[0]?.meta ?? [], loaderData);
}

export default function SavedSearch() {
  const { words, shared } = useLoaderData<typeof loader>();
  if (!shared) return <NoSuchSearch words={words} />;
  return (
    <SharedRunView shared={shared}>
      <ReportShared id={shared.id} />
    </SharedRunView>
  );
}

function NoSuchSearch({ words }: { words: string }) {
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-6 py-12">
      <div className="flex items-start gap-5">
        <div className="grid min-w-0 flex-1 gap-3">
          <h1>Search not found</h1>
          <p className="max-w-[38em] text-lg text-muted">
            The link was revoked, has expired, or never existed. You can search again now.
          </p>
        </div>
        <Panda mood="sorry" size={96} className="h-auto w-20 shrink-0" />
      </div>
      <SearchForm asked={{ q: words, filter: 'web' }} canWrite={false} isBusy={false} />
    </div>
  );
}
