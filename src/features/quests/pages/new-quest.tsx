import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { QuestForm, type QuestDraft } from '../components/quest-form.tsx';
import { createQuest, draftQuest, editQuest, getQuest, listMembersQuests } from '../contract.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const nothing = '00000000-0000-0000-0000-000000000000';
const empty: QuestDraft = {
  title: '',
  about: '',
  isPublic: true,
  steps: [{ id: 'step-1', title: '', hint: '', check: { did: 'run', times: 1, where: [] } }],
};

/** `?from=` starts from a creation of the gallery, `?edit=` edits an own quest. */
export default function NewQuest() {
  const [search] = useSearchParams();
  const idIn = (name: string) => (uuid.test(search.get(name) ?? '') ? search.get(name)! : undefined);
  const from = idIn('from');
  const edited = idIn('edit');
  const draft = useQuery({
    ...query(draftQuest, { params: { id: from ?? nothing } }),
    enabled: Boolean(from),
  });
  const own = useQuery({
    ...query(getQuest, { params: { id: edited ?? nothing } }),
    enabled: Boolean(edited),
  });
  const error = draft.error ?? own.error;
  const first: QuestDraft | null | undefined = edited
    ? own.data && {
        title: own.data.title,
        about: own.data.about,
        isPublic: own.data.isPublic,
        steps: own.data.steps.map(({ id, title, hint, check }) => ({ id, title, hint, check })),
      }
    : from
      ? draft.data && {
          title: draft.data.title,
          about: draft.data.about,
          isPublic: draft.data.isPublic,
          steps: draft.data.steps,
        }
      : empty;
  return (
    <div className="max-w-3xl pb-16">
      <PageHeader
        className="pb-6"
        title={edited ? 'Edit quest' : 'New quest'}
        lede="Describe each step. Steps are verified automatically. Finishing a member’s quest earns a scroll."
      />
      {error ? (
        <ErrorState
          title="This couldn’t be loaded"
          action={<Link to={href('/gallery')}>Open the gallery</Link>}
        >
          {wordsOf(error)}
        </ErrorState>
      ) : !first ? (
        <Skeleton aria-busy className="h-96 rounded-card" />
      ) : (
        <Form key={edited ?? from ?? 'new'} first={first} from={from} edited={edited} />
      )}
    </div>
  );
}

interface FormProps {
  first: QuestDraft;
  from: string | undefined;
  edited: string | undefined;
}

function Form({ first, from, edited }: FormProps) {
  const navigate = useNavigate();
  const open = (id: string) => void navigate(href('/frenlyai-v2/quests/:questId', { questId: id }));
  const refreshes = [listMembersQuests, getQuest];
  const create = useCall(createQuest, { refreshes, onSuccess: ({ id }) => open(id) });
  const edit = useCall(editQuest, { refreshes, onSuccess: () => open(edited!) });
  return (
    <QuestForm
      first={first}
      action={edited ? 'Save' : 'Create quest'}
      pending={create.isPending || edit.isPending}
      error={create.error ?? edit.error}
      onSubmit={(body) =>
        edited
          ? edit.mutate({ params: { id: edited }, body })
          : create.mutate({ body: { ...body, ...(from && { from }) } })
      }
    />
  );
}
