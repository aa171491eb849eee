import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { DescriptionList } from '#kit/ui/description-list.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Time } from '#kit/ui/time.tsx';
import { formatBytes } from '../format-bytes.ts';
import type { UserDetail } from '../users-contract.ts';

export function UserFacts({ user }: { user: UserDetail }) {
  return (
    <>
      {user.suspendedAt && (
        <Notice
          tone="warning"
          title={
            <>
              Suspended <Time value={user.suspendedAt} />
            </>
          }
        >
          <span className="wrap-anywhere">{user.suspendedReason}</span>
        </Notice>
      )}
      <DescriptionList
        className="border-y border-line"
        items={[
          {
            term: 'E-mail',
            details: `${user.email} (${user.emailVerified ? 'confirmed' : 'not confirmed'})`,
          },
          ...(user.handle
            ? [
                {
                  term: 'Profile',
                  details: (
                    <Link to={href('/profile/:handle', { handle: user.handle })}>/profile/{user.handle}</Link>
                  ),
                },
              ]
            : []),
          { term: 'Joined', details: <Time value={user.createdAt} /> },
          {
            term: 'Last signed in',
            details: user.lastSignInAt ? <Time value={user.lastSignInAt} /> : 'Not signed in',
          },
          { term: 'Signs in with', details: waysIn(user) },
          { term: 'Signed in on', details: several(user.sessions, 'device', 'devices') },
          { term: 'API keys', details: user.keys },
          {
            term: 'Files',
            details: `${several(user.files, 'file', 'files')}, ${formatBytes(user.storedBytes)}`,
          },
        ]}
      />
    </>
  );
}

const several = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function waysIn({ hasPassword, hasGoogle, passkeys, twoFactor }: UserDetail) {
  const ways = [
    hasPassword && (twoFactor ? 'password with a second factor' : 'password'),
    hasGoogle && 'Google',
    passkeys > 0 && several(passkeys, 'passkey', 'passkeys'),
  ].filter(Boolean);
  return ways.length > 0 ? ways.join(', ') : 'Nothing yet';
}
