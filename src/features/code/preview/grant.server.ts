/** Which hosts someone allowed a preview to call, signed for them alone: nobody else's browser, and no code in a preview, can use it. */
import { sign, verifySignature } from '#kit/secrets.server.ts';
import type { Secrets } from '#kit/secrets.server.ts';

const purpose = 'preview-hosts';
/** The page around it asks again when it is opened anew. */
const lastsMs = 12 * 60 * 60_000;

export function grantHosts(
  secrets: Secrets,
  { hosts, who, now }: { hosts: readonly string[]; who: string; now: number },
): string {
  const words = `${hosts.join(',')}~${now + lastsMs}`;
  return `${words}~${sign(secrets.key(purpose), `${who} ${words}`)}`;
}

/** Undefined where it is not theirs, or over. */
export function grantedHosts(
  secrets: Secrets,
  { grant, who, now }: { grant: string; who: string; now: number },
): string[] | undefined {
  const [hosts = '', until = '', signature = ''] = grant.split('~');
  const isSigned = verifySignature(secrets.keys(purpose), `${who} ${hosts}~${until}`, signature);
  return isSigned && Number(until) > now ? hosts.split(',') : undefined;
}
