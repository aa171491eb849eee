import PencilLine from 'lucide-react/icons/pencil-line';
import { useNavigate } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { mainText } from '../../define/output.ts';
import type { EditedAs } from '../../kinds/kind.ts';
import { useShownKind } from '../../kinds/kind-table.ts';
import { sayWhy } from '../../page/say-why.ts';
import type { RunView } from '../../run/contract.ts';
import { useBeginWork } from '../use-begin-work.ts';
import { workAddress } from '../work-address.ts';

interface EditResultProps {
  run: RunView;
  /** Its words, as the page shows them; asked for when it is edited. */
  text: () => string;
  /** The page shows the work as soon as there is one. */
  isEditedHere: boolean;
}

/** The result as a work of one's own, where its kind says as which; begun once, gone on with after that. */
export function EditResult({ run, ...props }: EditResultProps) {
  const editedAs = useShownKind(run.kind)?.kind.editedAs;
  const { output } = run;
  if (!editedAs || editedAs.content({ output, text: output.texts[mainText] ?? '' }) == null) return null;
  return <EditButton run={run} editedAs={editedAs} {...props} />;
}

function EditButton({ run, text, editedAs, isEditedHere }: EditResultProps & { editedAs: EditedAs }) {
  const navigate = useNavigate();
  const begin = useBeginWork(editedAs.work, {
    onError: sayWhy,
    onSuccess({ id }) {
      const address = workAddress(editedAs.work.page, id);
      if (address && !isEditedHere) void navigate(address);
    },
  });
  const edit = () =>
    begin.mutate({
      title: run.title,
      content: editedAs.content({ output: run.output, text: text() }),
      run: run.id,
    });
  return (
    <Button variant="secondary" size="sm" pending={begin.isPending} onClick={edit}>
      <PencilLine aria-hidden /> Edit
    </Button>
  );
}
