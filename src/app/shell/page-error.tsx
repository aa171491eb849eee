import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { NotFound } from './not-found.tsx';

/** A page broke, or what it shows is not there. */
export function PageError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
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
