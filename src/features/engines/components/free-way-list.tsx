import { freeWays, freeWaysAsOf } from '../free-ways.ts';

export function FreeWayList() {
  return (
    <>
      <ul className="grid gap-x-10 md:grid-cols-2">
        {freeWays.map(({ title, limits, address }) => (
          <li key={title} className="grid content-start justify-items-start gap-1 border-t border-line py-5">
            <h3 className="text-lg">{title}</h3>
            <p className="text-muted">{limits}</p>
            <a href={address} target="_blank" rel="noreferrer" className="underline underline-offset-4">
              {new URL(address).host}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        Limits as known in{' '}
        <time dateTime={freeWaysAsOf}>
          {new Date(freeWaysAsOf).toLocaleDateString('en-GB', {
            month: 'long',
            year: 'numeric',
            timeZone: 'UTC',
          })}
        </time>
        . Check them with the provider.
      </p>
    </>
  );
}
