import Plus from 'lucide-react/icons/plus';
import { useSearchParams } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { StudioApp } from '../components/studio-app.tsx';
import { studio } from '../tool.ts';

export default function StudioPage() {
  const [search, setSearch] = useSearchParams();
  const hasBegun = search.has('run') || search.has('work');
  return (
    <>
      <PageHeader
        title={studio.title}
        lede={
          hasBegun
            ? undefined
            : 'Turn one brief into consistent content for every channel. Change a fact once, and see every part that needs updating.'
        }
        actions={
          hasBegun && (
            <Button variant="secondary" onClick={() => setSearch({})}>
              <Plus aria-hidden /> New set
            </Button>
          )
        }
      />
      <StudioApp />
    </>
  );
}
