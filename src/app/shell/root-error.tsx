import { isRouteErrorResponse, useRouteError } from 'react-router';

export function RootError() {
  const error = useRouteError();
  return <main><h1>{isRouteErrorResponse(error) ? `${error.status}` : 'Something went wrong'}</h1></main>;
}
