import { useQuery } from '@tanstack/react-query';
import PenLine from 'lucide-react/icons/pen-line';
import { useNavigate, useSearchParams } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { useSentText } from '#tools/page/use-sent-text.ts';
import { useIsMember } from '#tools/work/components/work-desk.tsx';
import { getWork } from '#tools/work/contract.ts';
import { Composer } from '../components/composer.tsx';
import { ContactsView } from '../components/contacts-view.tsx';
import { DraftsView } from '../components/drafts-view.tsx';
import { FromLetter } from '../components/from-letter.tsx';
import { FromText } from '../components/from-text.tsx';
import { MailboxesView } from '../components/mailboxes-view.tsx';
import { MembersOnly } from '../components/members-only.tsx';
import { SentView } from '../components/sent-view.tsx';
import { TemplatesView } from '../components/templates-view.tsx';
import { ToolChoice } from '../components/tool-choice.tsx';
import { useNewDraft } from '../components/use-new-draft.ts';
import { views, viewWords, type View } from '../components/views.ts';

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
        lede="Write, polish and send from your own address. Drafts save themselves."
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
        {work ? (
          <OpenedDraft key={work} id={work} />
        ) : from ? (
          <Arrived key={from} />
        ) : (
          <Shown view={view} onNew={() => begin.mutate({})} />
        )}
      </div>
    </div>
  );
}

/** A letter is opened as it is; of anything else its words are. */
function Arrived() {
  const arrived = useSentText();
  if (arrived?.sent?.kind === 'letter' && arrived.sent.run) return <FromLetter run={arrived.sent.run} />;
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

function OpenedDraft({ id }: { id: string }) {
  const { data: work, error } = useQuery(query(getWork, { params: { id } }));
  if (error || (work && work.kind !== 'mail-draft'))
    return (
      <Notice tone="warning" title="This draft cannot be opened">
        {error ? wordsOf(error) : 'It is something else than an e-mail.'}
      </Notice>
    );
  if (!work) return <Skeleton className="h-96 rounded-card" />;
  return <Composer work={work} />;
}
