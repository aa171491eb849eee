import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { useHasModel } from '#tools/page/use-has-model.ts';
import { readsAsInstruction } from '../instruction.ts';

interface InstructionNoticeProps {
  /** What will be sent as it stands. */
  words: string;
  onEdit: () => void;
  /** Takes it as what is asked for, instead of what is sent. */
  onTake?: (() => void) | undefined;
}

/** “Tell my landlord that …” would be sent word for word: said where no language model turns it into a message. */
export default function InstructionNotice({ words, onEdit, onTake }: InstructionNoticeProps) {
  const hasModel = useHasModel();
  if (hasModel !== false || !readsAsInstruction(words)) return null;
  return (
    <Notice
      tone="warning"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={onEdit}>
            Edit
          </Button>
          {onTake && (
            <Button size="sm" variant="secondary" onClick={onTake}>
              Use as my request
            </Button>
          )}
          <Button asChild size="sm" variant="secondary">
            <Link to={href('/ai-models/connect')}>Connect a model</Link>
          </Button>
        </div>
      }
    >
      This reads like an instruction. Without a language model your words are sent as they are.
    </Notice>
  );
}
