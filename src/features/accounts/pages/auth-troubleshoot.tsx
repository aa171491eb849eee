import { useQuery } from '@tanstack/react-query';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Panda, type Mood } from '#kit/ui/panda/panda.tsx';
import { Section } from '#kit/ui/section.tsx';
import { CheckList, type CheckLine } from '../components/check-list.tsx';
import { AnswerList, answersFor } from '../components/sign-in-answers.tsx';
import { checkNames, useBrowserChecks, type CheckId } from '../components/use-browser-checks.ts';
import { currentUser, type CurrentUser } from '#kit/auth/contract.ts';
import { signInOptions } from '../contract.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(context, [signInOptions]);
}

export default function AuthTroubleshoot() {
  const { results, run } = useBrowserChecks();
  const { data: user } = useQuery(query(currentUser));
  const { data: options } = useQuery(query(signInOptions));

  const lines: CheckLine[] = [
    ...(Object.keys(checkNames) as CheckId[]).map((id) => ({ name: checkNames[id], result: results[id] })),
    { name: 'Google', result: options ? googleResult(options.google) : undefined },
    signedInLine(user ?? null),
  ];
  const running = lines.some(({ result }) => !result);
  const problems = lines.filter(({ result }) => result?.state === 'bad').length;
  return (
    <>
      <PageHeader
        title="Help with signing in"
        lede="Check your browser, and find answers to common questions. The results stay on this page."
      />
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-10">
        <Card padding="lg" className="pb-3 sm:pb-4">
          <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
            <h2 className="text-2xl">Browser check</h2>
            <Button variant="secondary" size="sm" pending={running} onClick={run}>
              <RotateCw aria-hidden />
              Check again
            </Button>
          </div>
          <CheckList lines={lines} />
        </Card>
        <Summary running={running} problems={problems} />
      </div>
      <Section title="Common questions">
        <AnswerList answers={answersFor({ mailGoesOut: options?.mailGoesOut ?? true })} />
      </Section>
    </>
  );
}

function googleResult(configured: boolean) {
  return configured
    ? ({ state: 'good', words: 'This site offers Google sign-in.' } as const)
    : ({ state: 'note', words: 'This site has no Google sign-in. Use your password or a passkey.' } as const);
}

function signedInLine(user: CurrentUser | null): CheckLine {
  if (!user) return { name: 'You', result: { state: 'note', words: 'You’re not signed in.' } };
  return {
    name: 'You',
    result: { state: 'good', words: `You’re already signed in as ${user.name}.` },
    action: <Link to={href('/access')}>Go to your dashboard</Link>,
  };
}

function Summary({ running, problems }: { running: boolean; problems: number }) {
  const mood: Mood = running ? 'think' : problems > 0 ? 'sorry' : 'celebrate';
  return (
    <Card
      field={problems > 0 ? 'blush' : 'leaf'}
      padding="lg"
      className="grid justify-items-start gap-4 md:sticky md:top-24"
    >
      <Panda mood={mood} size={110} />
      <p role="status" className="text-lg font-medium">
        {running && 'Checking…'}
        {!running && problems === 0 && 'Your browser is ready to sign in.'}
        {!running && problems === 1 && 'One thing needs attention. See below.'}
        {!running && problems > 1 && `${problems} things need attention. See below.`}
      </p>
      <Button asChild>
        <Link to={href('/login')}>Sign in</Link>
      </Button>
    </Card>
  );
}
