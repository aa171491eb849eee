import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { AccessDenied } from './access-denied.tsx';
import { NotFound } from './not-found.tsx';

/** A page broke, or what it shows is not there or not for this visitor. */
export function PageError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  if (status === 404) return <NotFound />;
  if (status === 403) return <AccessDenied />;
  return (
    <ErrorState
      level={1}
      title="This page stumbled"
      onRetry={() => void revalidate()}
      retrying={state === 'loading'}
    >
      Something went wrong on our side while showing it. Try again; if it happens twice, please tell us.
    </ErrorState>
  );
}
