import { useRouteError } from 'react-router';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Logo } from '#kit/ui/logo.tsx';
import { MissingCodeError } from './missing-code-error.tsx';
import { isMissingCode } from './page-code.ts';

/** The shell itself broke, so this leans on nothing of it. */
export function RootError() {
  const error = useRouteError();
  return (
    <>
      <header className="border-b border-line">
        <a href="/" className="mx-auto flex h-17 max-w-6xl items-center px-4 sm:px-6">
          <Logo />
        </a>
      </header>
      <main className="mx-auto max-w-6xl px-4 py-8 sm:px-6">
        {isMissingCode(error) ? (
          <MissingCodeError />
        ) : (
          <ErrorState level={1} title="Something went wrong" onRetry={() => window.location.reload()}>
            Something went wrong on our side. Reload to try again. Your work is saved.
          </ErrorState>
        )}
      </main>
    </>
  );
}
