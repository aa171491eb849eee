import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listEngines } from '#kit/ai/contract.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { ToolPage } from '#tools/page/tool-page.tsx';
import { ImageFields } from '../components/image-fields.tsx';
import { images } from '../tool.ts';

export default function Images() {
  const engines = useQuery(query(listEngines));
  return (
    <ToolPage tool={images} action="Generate" isWide>
      {(form) => (
        <>
          <ImageFields form={form} engines={engines.data?.items ?? []} />
          <p className="text-sm text-muted">
            Have a photo?{' '}
            <Link to={href('/ai/images/photo')}>Remove objects, cut out, enlarge and adjust it</Link>. All
            your pictures are in your <Link to={href('/images/history')}>image history</Link>.
          </p>
        </>
      )}
    </ToolPage>
  );
}
