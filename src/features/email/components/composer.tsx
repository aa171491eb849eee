import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '#kit/contract/call.ts';
import { isBelow } from '#kit/contract/query-key.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { Card } from '#kit/ui/card.tsx';
import { EmailActions } from '#tools/kinds/email-viewer.tsx';
import { Proposals } from '#tools/work/components/proposals.tsx';
import { useDesk, useIsMember } from '#tools/work/use-desk.ts';
import { WorkActions } from '#tools/work/components/work-actions.tsx';
import { WorkEditor } from '#tools/work/components/work-editor.tsx';
import { renameWork, type WorkView } from '#tools/work/contract.ts';
import type { DraftContent } from '../draft/empty-draft.ts';
import { emailOf } from '../draft/email-of.ts';
import { listSnippets } from '../mailbox/contract.ts';
import { PolishDialog } from './polish-dialog.tsx';
import { ReadyPanel } from './ready-panel.tsx';
import { SecondLook } from './second-look.tsx';
import { SendPanel } from './send-panel.tsx';
import { SnippetMenu } from './snippet-menu.tsx';

/** A draft on the desk: written, polished, checked, and sent. */
export function Composer({ work }: { work: WorkView }) {
  const editing = useDesk(work);
  const isMember = useIsMember();
  const navigate = useNavigate();
  const { data: snippets } = useQuery({ ...query(listSnippets), enabled: isMember });
  const rename = useRename(work);
  const gone = () => void navigate(href('/frenlyemail'));
  if (work.condition !== 'sound')
    return (
      <Card padding="lg" className="grid gap-5">
        <WorkActions work={work} isMember={isMember} onBefore={editing.flush} onGone={gone} />
        <WorkEditor work={work} editing={editing} isMember={isMember} />
      </Card>
    );
  const draft = editing.content as DraftContent;
  const email = emailOf(draft);
  const set = (change: Partial<DraftContent>) => editing.change({ ...draft, ...change });
  const names = [...email.to, ...email.cc].map(({ name }) => name).join(', ');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card padding="lg" className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Proposals work={work} />
        <div onBlur={() => rename(draft.subject)}>
          <WorkEditor work={work} editing={editing} isMember={isMember} />
        </div>
        {editing.mayEdit && (
          <div className="flex flex-wrap gap-2">
            <PolishDialog body={draft.body} names={names} onApply={(body) => set({ body })} />
            <SecondLook
              body={draft.body}
              subject={draft.subject}
              to={draft.to}
              attachments={draft.attachments.length}
            />
            <SnippetMenu snippets={snippets?.items ?? []} draft={draft} onInsert={set} />
          </div>
        )}
        {isMember && <SendPanel draft={draft} workId={work.id} onBefore={editing.flush} />}
        <EmailActions email={email} />
        <div className="border-t border-line pt-4">
          <WorkActions work={work} isMember={isMember} onBefore={editing.flush} onGone={gone} />
        </div>
      </Card>
      <ReadyPanel email={email} />
    </div>
  );
}

/** A draft is called by its subject. */
function useRename(work: WorkView) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (title: string) => call(renameWork, { params: { id: work.id }, body: { title } }),
    onSuccess: () => client.invalidateQueries({ predicate: isBelow('/api/works') }),
  });
  return (subject: string) => {
    const title = subject.trim().slice(0, 120);
    if (title !== '' && title !== work.title) mutate(title);
  };
}
