import type { AccountOverview } from '#features/profiles/contract.ts';
import { href } from '#kit/href.ts';
import type { CurrentUser } from '../contract.ts';

export interface Todo {
  id: 'onboarding' | 'email' | 'handle' | 'two-factor';
  title: string;
  why: string;
  action: string;
  to: string;
}

/** What would make the account safer or more useful, the most pressing first. */
export function todosFor(user: CurrentUser, overview: AccountOverview | null | undefined): Todo[] {
  const todos: (Todo | false)[] = [
    !user.onboarded && {
      id: 'onboarding',
      title: 'Finish your first steps',
      why: 'Four short steps, each of which you can skip.',
      action: 'Continue',
      to: href('/onboarding'),
    },
    !user.emailVerified && {
      id: 'email',
      title: 'Confirm your e-mail',
      why: 'Without it we cannot help you if you lose your password.',
      action: 'Confirm',
      to: href('/verify-email'),
    },
    user.onboarded &&
      user.handle === null && {
        id: 'handle',
        title: 'Choose a handle',
        why: 'It is the address of your profile, and how others mention you.',
        action: 'Choose',
        to: href('/frenly/identity-setup'),
      },
    overview !== undefined &&
      overview !== null &&
      !overview.twoFactor &&
      overview.passkeys === 0 && {
        id: 'two-factor',
        title: 'Secure your account',
        why: 'A passkey or a second factor keeps others out, even those who know your password.',
        action: 'Open security',
        to: href('/settings', { tab: 'security' }),
      },
  ];
  return todos.filter((todo) => todo !== false);
}
