import { useQuery } from '@tanstack/react-query';
import { listEngines } from '#features/engines/contract.ts';
import { query } from '#kit/contract/query.ts';
import { ToolPage } from '#tools/page/tool-page.tsx';
import { ImageFields } from '../components/image-fields.tsx';
import { images } from '../tool.ts';

export default function Images() {
  const engines = useQuery(query(listEngines));
  return (
    <ToolPage tool={images} engines={engines.data?.items} action="Draw it" isWide>
      {(form) => <ImageFields form={form} />}
    </ToolPage>
  );
}
