import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { AccessDenied } from './access-denied.tsx';
import { useOnReconnect, useOnline } from './connection.ts';
import { MissingCodeError } from './missing-code-error.tsx';
import { NotFound } from './not-found.tsx';
import { isMissingCode } from './page-code.ts';
import { troubleOf, troubleWords } from './trouble.ts';

/** A page broke or did not come, or what it shows is not there or not for this visitor. */
export function PageError() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  if (status === 404 || status === 410) return <NotFound />;
  if (status === 403) return <AccessDenied />;
  return isMissingCode(error) ? <MissingCodeError /> : <Trouble error={error} />;
}

function Trouble({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  const online = useOnline();
  const retry = () => void revalidate();
  useOnReconnect(retry);
  const { title, words } = troubleWords[troubleOf(error, online)];
  return (
    <ErrorState level={1} title={title} onRetry={retry} retrying={state === 'loading'}>
      {words}
    </ErrorState>
  );
}
