import { Outlet } from 'react-router';
import { PageError } from './shell/page-error.tsx';

/** Around every page, inside the shell: a page that fails leaves the header and the way home standing. */
export default function PageFrame() {
  return <Outlet />;
}

export { PageError as ErrorBoundary };
