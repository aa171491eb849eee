import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { listPhotoModels, type PhotoModel } from '../contract.ts';

/** Whose model it is, and what is fetched before it can begin. */
export function ModelNote({ of }: { of: PhotoModel['id'] }) {
  const { data } = useQuery(query(listPhotoModels));
  const model = data?.items.find(({ id }) => id === of);
  if (!model) return null;
  return (
    <p className="text-sm text-muted">
      {!model.isReady && (
        <>
          The model downloads on first use
          {model.bytes > 0 && ` (${Math.round(model.bytes / 1e6)} MB)`}, which may take a while.{' '}
        </>
      )}
      {model.made}.
    </p>
  );
}
