import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listEngines } from '#features/engines/contract.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { ToolPage } from '#tools/page/tool-page.tsx';
import { ImageFields } from '../components/image-fields.tsx';
import { images } from '../tool.ts';

export default function Images() {
  const engines = useQuery(query(listEngines));
  return (
    <ToolPage tool={images} engines={engines.data?.items} action="Draw it" isWide>
      {(form) => (
        <>
          <ImageFields form={form} engines={engines.data?.items ?? []} />
          <p className="text-sm text-muted">
            You have a photo? <Link to={href('/ai/images/photo')}>Remove, cut out, enlarge and light it</Link>
            . Everything that you drew is in your <Link to={href('/images/history')}>image history</Link>.
          </p>
        </>
      )}
    </ToolPage>
  );
}
