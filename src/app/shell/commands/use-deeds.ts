/** What the palette does rather than where it leads. */
import { useNavigate } from 'react-router';
import { usePutTheme } from '#features/accounts/components/use-put-theme.ts';
import { useSignOut } from '#features/accounts/components/use-sign-out.ts';
import { href } from '#kit/href.ts';
import { useCurrentUser } from '../use-current-user.ts';

export interface Deed {
  id: string;
  title: string;
  /** Other words that people look for it by. */
  words: string;
  /** What happened so far stays in sight. */
  stays?: boolean;
  act: () => void;
}

export function useDeeds(): Deed[] {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const theme = usePutTheme();
  const { signOut } = useSignOut({ ready: user !== null });
  const go = (to: string) => () => void navigate(to);
  const deeds: (Deed | false)[] = [
    { id: 'new-chat', title: 'New chat', words: 'ask question talk start', act: go(href('/ai/consensus')) },
    {
      id: 'theme-dark',
      title: 'Use the dark theme',
      words: 'night mode appearance',
      stays: true,
      act: () => theme.choose('dark'),
    },
    {
      id: 'theme-light',
      title: 'Use the light theme',
      words: 'day mode appearance',
      stays: true,
      act: () => theme.choose('light'),
    },
    {
      id: 'theme-system',
      title: 'Match the theme of my device',
      words: 'system automatic appearance',
      stays: true,
      act: () => theme.choose('system'),
    },
    user?.isPanda
      ? { id: 'panda', title: 'Rename my panda', words: 'adopt certificate', act: go(href('/adopt-panda')) }
      : {
          id: 'panda',
          title: 'Adopt a panda',
          words: 'name leaf coat member',
          act: go(href('/adopt-panda')),
        },
    user !== null && {
      id: 'profile',
      title: 'Edit my profile',
      words: 'name handle picture about',
      act: go(href('/settings', { tab: 'profile' })),
    },
    user !== null && {
      id: 'trash',
      title: 'Open the trash',
      words: 'deleted restore undo bring back recycle bin',
      act: go(`${href('/settings', { tab: 'data' })}#trash`),
    },
    user !== null && { id: 'sign-out', title: 'Sign out', words: 'log out leave', act: signOut },
    user === null && {
      id: 'sign-in',
      title: 'Sign in',
      words: 'log in register account',
      act: go(href('/login')),
    },
  ];
  return deeds.filter((deed) => deed !== false);
}
