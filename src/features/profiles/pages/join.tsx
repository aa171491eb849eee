import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Link, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { ownOfferings } from '#features/directory/contract.ts';
import { listThanks } from '#features/thanks/contract.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card, cardLink } from '#kit/ui/card.tsx';
import { cn } from '#kit/ui/cn.ts';
import { FilterLinks } from '#kit/ui/filter-links.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { previewProfile } from '../contract.ts';
import { intents } from '../join-intents.ts';

export const loader = ({ context }: LoaderFunctionArgs) =>
  prefetch(
    context,
    [previewProfile, { query: { as: 'follower' } }],
    [ownOfferings],
    [listThanks, { query: { shelf: 'given' } }],
  );

/** From guest to a profile one is glad of. Each step is done once it is really done, in any order. */
export default function Join() {
  const [search] = useSearchParams();
  const intent = intents.find(({ id }) => id === search.get('for')) ?? intents[0];
  const { data: user } = useQuery(query(currentUser));
  const isMember = Boolean(user);
  const own = { enabled: isMember };
  const { data: profile } = useQuery({ ...query(previewProfile, { query: { as: 'follower' } }), ...own });
  const { data: offerings } = useQuery({ ...query(ownOfferings), ...own });
  const { data: given } = useQuery({ ...query(listThanks, { query: { shelf: 'given' } }), ...own });
  const saysSomething =
    Boolean(profile?.about) || Boolean(offerings && Object.values(offerings).flat().length > 0);
  const steps = [isMember, Boolean(user?.isPanda), saysSomething, (given?.count ?? 0) > 0];
  const done = steps.filter(Boolean).length;
  return (
    <div className="grid gap-x-16 pb-16 lg:grid-cols-[minmax(0,1fr)_13rem]">
      <div>
        <PageHeader
          title={done === steps.length ? 'You’re all set' : 'Join in'}
          lede={
            done === steps.length
              ? 'All done. Your profile is ready to share.'
              : 'Five minutes, in any order. You can try every tool before you decide.'
          }
        />
        <div className="grid gap-8">
          <section className="grid gap-4">
            <h2>What brings you here?</h2>
            <FilterLinks
              label="What brings you here"
              param="for"
              value={intent.id}
              options={intents.map(({ id, label }) => ({ value: id, label }))}
            />
            <ul className="grid gap-4 sm:grid-cols-3">
              {intent.tools.map(({ title, text, to }) => (
                <li key={to} className="grid">
                  <Card interactive field="sky" className="grid content-start gap-1">
                    <h3 className="text-lg">
                      <Link to={to} className={cardLink}>
                        {title}
                      </Link>
                    </h3>
                    <p>{text}</p>
                  </Card>
                </li>
              ))}
            </ul>
          </section>
          <ol className="grid gap-4">
            <Step
              isDone={steps[0]!}
              title="Get an account"
              text="Your guest work moves with you."
              action={
                <Link to={href('/register', { return_url: href('/create/join') })}>Create your account</Link>
              }
            />
            <Step
              isDone={steps[1]!}
              title="Adopt a panda"
              text="Choose its look. Your first is free."
              action={<Link to={href('/adopt-panda')}>Adopt a panda</Link>}
            />
            <Step
              isDone={steps[2]!}
              title="Set up your profile"
              text="Add a bio, what you offer, and who can see it."
              action={<Link to={href('/settings', { tab: 'profile' })}>Write your profile</Link>}
            />
            <Step
              isDone={steps[3]!}
              title="Thank someone"
              text="For an answer, a creation, or anything else."
              action={<Link to={href('/connect/acknowledgements')}>Give thanks</Link>}
            />
          </ol>
          {user && (
            <div>
              <Button asChild variant={done === steps.length ? 'primary' : 'secondary'} size="lg">
                <Link to={href('/profile')}>See your profile</Link>
              </Button>
            </div>
          )}
        </div>
      </div>
      <Panda
        pose="body"
        mood={done === steps.length ? 'celebrate' : 'wave'}
        size={200}
        className="sticky top-28 mt-12 max-lg:hidden"
      />
    </div>
  );
}

interface StepProps {
  isDone: boolean;
  title: string;
  text: string;
  action: ReactNode;
}

function Step({ isDone, title, text, action }: StepProps) {
  return (
    <Card asChild field={isDone ? 'leaf' : 'surface'} className="flex flex-wrap items-center gap-4">
      <li>
        <span
          className={cn(
            'grid size-10 shrink-0 place-items-center rounded-full',
            isDone ? 'bg-bamboo text-on-bamboo' : 'border-[1.5px] border-edge',
          )}
        >
          {isDone && <Check aria-hidden className="size-5" />}
          <span className="sr-only">{isDone ? 'Done' : 'Not done yet'}</span>
        </span>
        <div className="grid min-w-0 flex-1 basis-56">
          <h2 className="text-lg">{title}</h2>
          <p className={isDone ? undefined : 'text-muted'}>{text}</p>
        </div>
        {!isDone && (
          <Button asChild variant="secondary">
            {action}
          </Button>
        )}
      </li>
    </Card>
  );
}
