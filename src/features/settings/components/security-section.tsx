import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { getSecurity } from '../security-contract.ts';
import { EmailPanel } from './email-panel.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { TwoFactorPanel } from './two-factor-panel.tsx';

export function SecuritySection() {
  const security = useQuery(query(getSecurity));
  return (
    <>
      <EmailPanel security={security} />
      <PasswordPanel security={security} />
      <TwoFactorPanel security={security} />
      <PasskeysPanel />
      <SessionsPanel />
    </>
  );
}
