import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { ApplyForm } from '../components/apply-form.tsx';
import {
  betaDashboard,
  confirmApplication,
  leaveWaitlist,
  ownPlace,
  type WaitingPlace,
} from '../contract.ts';
import { interestWords } from '../interests.ts';

const secretIn = (search: URLSearchParams) => {
  const secret = search.get('secret') ?? '';
  return /^[\w-]{16,64}$/.test(secret) ? secret : undefined;
};

export function loader({ context, request }: LoaderFunctionArgs) {
  const secret = secretIn(new URL(request.url).searchParams);
  return prefetch(context, [ownPlace, { query: secret ? { secret } : {} }]);
}

export default function PandaBeta() {
  const [search] = useSearchParams();
  const secret = secretIn(search);
  const asked = { query: secret ? { secret } : {} };
  const { data, error } = useQuery(query(ownPlace, asked));
  return (
    <div className="pb-16">
      <PageHeader
        title="Panda beta"
        lede="Try new features before everyone else, and tell us what you think."
      />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-5">
          {error && <Notice tone="error">{wordsOf(error)}</Notice>}
          {!data && !error && <Skeleton aria-busy className="h-64 rounded-card" />}
          {data?.place ? (
            <Place place={data.place} secret={secret} />
          ) : data && secret ? (
            <Notice tone="warning" title="This link is no longer valid">
              A newer e-mail may have replaced it, or the application was deleted.{' '}
              <Link to={href('/panda-beta')}>Apply again</Link>
            </Notice>
          ) : (
            data && <ApplyForm waiting={data.waiting} />
          )}
        </div>
        <HowItGoes />
      </div>
    </div>
  );
}

function HowItGoes() {
  return (
    <Card asChild field="sky" padding="lg">
      <section aria-labelledby="how" className="grid content-start gap-4">
        <Panda mood="listen" size={88} />
        <h2 id="how">How it works</h2>
        <ol className="grid list-decimal gap-2 pl-5">
          <li>Apply with your e-mail address and your interests.</li>
          <li>Confirm your address to secure your place in the queue.</li>
          <li>We invite people in batches.</li>
          <li>Once you’re in, turn on the features you want to try.</li>
        </ol>
      </section>
    </Card>
  );
}

function Place({ place, secret }: { place: WaitingPlace; secret: string | undefined }) {
  const { state, place: number, waiting, interests } = place;
  const confirm = useCall(confirmApplication, { refreshes: [ownPlace] });
  const leave = useCall(leaveWaitlist, { refreshes: [ownPlace, betaDashboard] });
  const asked = useRef(false);
  const { mutate } = confirm;
  // Whoever opened the link from the email has said yes.
  useEffect(() => {
    if (state !== 'unconfirmed' || !secret || asked.current) return;
    asked.current = true;
    mutate({ body: { secret } });
  }, [state, secret, mutate]);
  return (
    <Card field="leaf" padding="lg" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-5">
        <Panda mood={state === 'invited' ? 'celebrate' : 'wave'} size={96} />
        <div className="grid flex-1 basis-56 gap-1">
          <h2>
            {state === 'invited'
              ? 'You are in'
              : state === 'waiting'
                ? `You are number ${number} in the queue`
                : 'One more step'}
          </h2>
          <p>
            {state === 'invited'
              ? 'Sign in with this address and open the beta dashboard.'
              : state === 'waiting'
                ? `${waiting === 1 ? 'One person is waiting' : `${waiting} people are waiting`} (confirmed and not yet invited).`
                : 'Confirm your address with the link in the e-mail we sent.'}
          </p>
          <p className="text-sm">Interested in {interests.map((one) => interestWords[one]).join(', ')}</p>
        </div>
      </div>
      {confirm.error && <Notice tone="error">{wordsOf(confirm.error)}</Notice>}
      <div className="flex flex-wrap gap-3">
        {state === 'invited' && (
          <Button asChild>
            <Link to={href('/panda-beta/dashboard')}>Open the beta dashboard</Link>
          </Button>
        )}
        <ConfirmDialog
          danger
          trigger={
            <Button variant="ghost" size="sm">
              {state === 'invited' ? 'Leave the beta' : 'Leave the queue'}
            </Button>
          }
          title={state === 'invited' ? 'Leave the beta?' : 'Leave the queue?'}
          description="Your application will be deleted. You can apply again, at the end of the queue."
          confirmLabel="Leave"
          onConfirm={async () => {
            await leave.mutateAsync({ body: secret ? { secret } : {} });
          }}
        />
      </div>
    </Card>
  );
}
