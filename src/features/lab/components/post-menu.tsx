import { SaidMenu } from '#social/comments/said-menu.tsx';
import { useCall } from '#kit/contract/use-call.ts';
import { formerMember } from '#social/people/person-name.tsx';
import { deleteLabPost, restoreLabPost, type LabPost } from '../contract.ts';
import { labReportKinds } from '../report-kinds.ts';
import { refreshes } from '../use-experiment.ts';

export function PostMenu({ post: { id, mine, author }, onEdit }: { post: LabPost; onEdit: () => void }) {
  const restore = useCall(restoreLabPost, { refreshes });
  const remove = useCall(deleteLabPost, { refreshes });
  return (
    <SaidMenu
      label={`Options for feedback by ${author?.name ?? formerMember}`}
      deleted="Deleted"
      author={author}
      may={{ edit: mine, delete: mine }}
      report={{ kind: labReportKinds.post, id }}
      refreshes={refreshes}
      onEdit={onEdit}
      remove={() => remove.mutateAsync({ params: { id } })}
      restore={() => restore.mutateAsync({ params: { id } })}
    />
  );
}
