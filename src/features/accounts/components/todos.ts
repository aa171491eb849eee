import type { AccountOverview } from '#features/profiles/contract.ts';
import { href } from '#kit/href.ts';
import type { CurrentUser } from '#kit/auth/contract.ts';

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
      title: 'Finish setting up',
      why: 'Four short steps. You can skip any of them.',
      action: 'Continue',
      to: href('/onboarding'),
    },
    !user.emailVerified && {
      id: 'email',
      title: 'Confirm your e-mail',
      why: 'So you can reset your password if you lose it.',
      action: 'Confirm',
      to: href('/verify-email'),
    },
    user.onboarded &&
      user.handle === null && {
        id: 'handle',
        title: 'Choose a handle',
        why: 'It’s your profile’s address and how others mention you.',
        action: 'Choose',
        to: href('/frenly/identity-setup'),
      },
    overview !== undefined &&
      overview !== null &&
      !overview.twoFactor &&
      overview.passkeys === 0 && {
        id: 'two-factor',
        title: 'Secure your account',
        why: 'A passkey or two-factor protects you even if someone knows your password.',
        action: 'Open security',
        to: href('/settings', { tab: 'security' }),
      },
  ];
  return todos.filter((todo) => todo !== false);
}
