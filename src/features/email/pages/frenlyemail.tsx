import PenLine from 'lucide-react/icons/pen-line';
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { useSentText } from '#tools/page/use-sent-text.ts';
import { useIsMember } from '#tools/work/use-desk.ts';
import { OpenedWork } from '#tools/work/components/opened-work.tsx';
import { DraftsView } from '../components/drafts-view.tsx';
import { MembersOnly } from '../components/members-only.tsx';
import { ToolChoice } from '../components/tool-choice.tsx';
import { draftWork } from '../draft/draft-work.ts';
import { useNewDraft } from '../components/use-new-draft.ts';
import { views, viewWords, type View } from '../components/views.ts';

/** The list of drafts comes first; everything else is loaded when it is opened. */
const Composer = lazy(async () => ({ default: (await import('../components/composer.tsx')).Composer }));
const DraftFromRun = lazy(async () => ({
  default: (await import('../components/draft-from-run.tsx')).DraftFromRun,
}));
const FromText = lazy(async () => ({ default: (await import('../components/from-text.tsx')).FromText }));
const SentView = lazy(async () => ({ default: (await import('../components/sent-view.tsx')).SentView }));
const ContactsView = lazy(async () => ({
  default: (await import('../components/contacts-view.tsx')).ContactsView,
}));
const TemplatesView = lazy(async () => ({
  default: (await import('../components/templates-view.tsx')).TemplatesView,
}));
const MailboxesView = lazy(async () => ({
  default: (await import('../components/mailboxes-view.tsx')).MailboxesView,
}));

export default function FrenlyEmail() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const open = (id: string) => void navigate(href('/frenlyemail', { work: id }));
  const begin = useNewDraft({ onSuccess: ({ id }) => open(id) });
  const [work, from] = [search.get('work'), search.get('from') ?? search.get('fromWork')];
  const view = views.find((one) => one === search.get('view')) ?? 'drafts';
  return (
    <div className="pb-16">
      <PageHeader
        title="FrenlyEmail"
        lede="Write, polish and send from your own address. Drafts save automatically."
        actions={
          <Button pending={begin.isPending} onClick={() => begin.mutate({})}>
            <PenLine aria-hidden /> New e-mail
          </Button>
        }
      />
      {begin.error && <Notice tone="error">{wordsOf(begin.error)}</Notice>}
      <ToolChoice
        label="Your mail"
        options={views.map((one) => ({
          label: viewWords[one],
          to: href('/frenlyemail', one === 'drafts' ? {} : { view: one }),
          isHere: !work && !from && one === view,
        }))}
      />
      <div className="pt-6">
        <Suspense fallback={<Skeleton className="h-60 rounded-card" />}>
          {work ? (
            <OpenedWork
              key={work}
              id={work}
              kinds={[draftWork]}
              away="All drafts"
              onGone={() => void navigate(href('/frenlyemail'))}
            >
              {(draft) => <Composer work={draft} />}
            </OpenedWork>
          ) : from ? (
            <Arrived key={from} />
          ) : (
            <Shown view={view} onNew={() => begin.mutate({})} />
          )}
        </Suspense>
      </div>
    </div>
  );
}

/** An email is opened as it is; of anything else its words are. */
function Arrived() {
  const arrived = useSentText();
  if (arrived?.sent?.kind === 'letter' && arrived.sent.run) return <DraftFromRun run={arrived.sent.run} />;
  return <FromText sent={arrived?.sent} failure={arrived?.failure} />;
}

function Shown({ view, onNew }: { view: View; onNew: () => void }) {
  const isMember = useIsMember();
  if (view === 'drafts') return <DraftsView onNew={onNew} />;
  if (!isMember) return <MembersOnly what={viewWords[view]} />;
  if (view === 'sent') return <SentView />;
  if (view === 'contacts') return <ContactsView />;
  return view === 'templates' ? <TemplatesView /> : <MailboxesView />;
}
