import Plus from 'lucide-react/icons/plus';
import { useNavigate } from 'react-router';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { OwnWorks } from '#tools/work/components/own-works.tsx';
import { useBeginWork } from '#tools/work/use-begin-work.ts';
import { kitWork } from '../kind.ts';
import { noKit, type Kit } from '../scene.ts';

const name = 'My brand';
const first: Kit = { ...noKit, name, colours: ['#1c733c', '#e8a33d'] };

/** Brand kits of one's own and those that others share, and how to begin one. */
export function BrandKits() {
  const navigate = useNavigate();
  const begin = useBeginWork(kitWork, {
    onSuccess: ({ id }) => void navigate(href('/ai/design', { work: id })),
  });
  return (
    <div className="pb-16">
      <OwnWorks
        kind={kitWork}
        title="Brand kits"
        className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4"
        actions={
          <Button
            size="sm"
            variant="secondary"
            pending={begin.isPending}
            onClick={() => begin.mutate({ title: name, content: first })}
          >
            <Plus aria-hidden /> New brand kit
          </Button>
        }
        empty={
          <p className="text-muted">Colours, fonts and a logo for all your designs. Contrast is checked.</p>
        }
      />
      {begin.error && <Notice tone="error">{wordsOf(begin.error)}</Notice>}
    </div>
  );
}
