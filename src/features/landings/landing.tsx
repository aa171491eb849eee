import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { currentUser, type CurrentUser } from '#kit/auth/contract.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import type { DescribedPlace } from '#kit/place.ts';
import { Button } from '#kit/ui/button.tsx';
import { Coming } from '#kit/ui/coming.tsx';
import { Section } from '#kit/ui/section.tsx';
import { contents } from './contents.ts';
import type { LandingContent, LandingId } from './landing-content.ts';
import { OnThisInstallation } from './on-this-installation.tsx';

interface LandingProps {
  id: LandingId;
  places: readonly DescribedPlace[];
}

/** One layout for the five landings; each brings its words, its picture and its accent. */
export function Landing({ id, places }: LandingProps) {
  const content = contents[id];
  const { data: user = null } = useQuery(query(currentUser));
  const app = places.find((place) => place.id === content.pages[0]);
  return (
    <div className="pb-4">
      <Hero content={content} user={user} app={app?.open ? app : undefined} />
      {!app?.open && <OnThisInstallation pages={content.pages} places={places} />}
      <Section title={app?.open ? 'Features' : 'Features'} lede={app?.open ? undefined : comingWords}>
        <ul className="grid gap-x-14 sm:grid-cols-2">
          {content.does.map(({ title, text }) => (
            <li key={title} className="border-t border-line py-5">
              <h3>{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      {app?.open && <OnThisInstallation pages={content.pages} places={places} />}
      <HowToBegin content={content} user={user} isOpen={app?.open ?? false} />
    </div>
  );
}

const comingWords = 'Coming soon. There’s no date yet.';

function Hero({
  content,
  user,
  app,
}: {
  content: LandingContent;
  user: CurrentUser | null;
  app?: DescribedPlace;
}) {
  const { name, title, lede, Picture } = content;
  return (
    <section className="grid items-center gap-x-14 gap-y-10 pt-10 pb-10 md:grid-cols-[1.15fr_.85fr] md:pt-16 md:pb-14">
      <div className="grid justify-items-start gap-5">
        <p className="font-display text-xl font-bold tracking-[-0.025em] text-bamboo-deep">
          {name}
          {!app && <Coming className="ml-3 font-sans tracking-normal" />}
        </p>
        <h1 className="lg:text-[4rem] lg:leading-none">
          {title[0]}
          <br />
          <em className="text-bamboo not-italic">{title[1]}</em>
        </h1>
        <p className="max-w-[30em] text-lg text-muted lg:text-xl">{lede}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          {app ? (
            <Button asChild size="lg">
              <Link to={app.to}>Open {app.title}</Link>
            </Button>
          ) : (
            <Button asChild size="lg">
              {user ? (
                <Link to={href('/access')}>Your dashboard</Link>
              ) : (
                <Link to={href('/register')}>Create your account</Link>
              )}
            </Button>
          )}
          <Button asChild size="lg" variant="secondary">
            {app ? <a href="#begin">How to start</a> : <a href="#today">What works today</a>}
          </Button>
        </div>
      </div>
      <Picture />
    </section>
  );
}

interface HowToBeginProps {
  content: LandingContent;
  user: CurrentUser | null;
  isOpen: boolean;
}

function HowToBegin({ content: { name, lastStep }, user, isOpen }: HowToBeginProps) {
  const steps = [
    {
      title: user ? 'You have an account' : 'Create an account',
      text: 'A name, an e-mail address and a password or passkey. One account for every Frenly site.',
      isComing: false,
    },
    {
      title: 'Confirm your address',
      text: 'We send you a link to confirm it’s yours.',
      isComing: false,
    },
    { ...lastStep, isComing: !isOpen },
  ];
  return (
    <Section
      id="begin"
      title="How to start"
      lede={
        isOpen ? undefined : `The first two steps work today. The third will be available when ${name} opens.`
      }
      actions={
        user ? undefined : (
          <Button asChild>
            <Link to={href('/register')}>
              Create your account
              <ArrowRight aria-hidden />
            </Link>
          </Button>
        )
      }
    >
      <ol className="grid gap-x-12 md:grid-cols-3">
        {steps.map(({ title, text, isComing }, index) => (
          <li key={title} className="grid content-start gap-1 border-t-[1.5px] border-ink py-5">
            <span aria-hidden className="font-display text-2xl font-bold text-bamboo">
              {index + 1}
            </span>
            <h3 className="flex flex-wrap items-center gap-x-3">
              {title}
              {isComing && <Coming />}
            </h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
