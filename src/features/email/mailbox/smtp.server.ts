/** Hands one message to a member's own mail server, and knows afterwards whether it may have left. */
import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { addressesOfHost } from '#kit/net/safe-host.server.ts';
import type { Security } from './states.ts';

export interface Account {
  host: string;
  port: number;
  security: Security;
  username: string;
  password?: string;
  /** In the place of a password; `renew` where the last one was not accepted. */
  accessToken?(renew: boolean): Promise<string>;
}

export const sealedFor = (mailboxId: string) => ({ purpose: 'mailbox', of: mailboxId });

export interface Terms {
  permit: readonly string[];
  signal: AbortSignal;
  patience?: number;
}

export const submissionPorts = [25, 465, 587, 2525] as const;

/** Why it did not go, in words, and whether it may have gone all the same. */
export class NotSent extends Error {
  /** `certainly`: it never left. `unknown`: it was handed over and nobody said what became of it. */
  readonly outcome: 'certainly' | 'unknown';
  constructor(message: string, outcome: 'certainly' | 'unknown', cause?: unknown) {
    super(message, { cause });
    this.outcome = outcome;
  }
}

/** Milliseconds for a connection and its greeting; an answer to a whole message may take twice as long. */
const usualPatience = 15_000;
const notToldPassword = 'The password wasn’t sent, because the connection isn’t secure.';

/** Whether the server lets this account in. Throws with words where it does not. */
export async function tryAccount(account: Account, terms: Terms): Promise<void> {
  const connection = await open(account, terms);
  connection.quit();
}

export interface Handed {
  /** Recipients whom the server refused, with what it said. */
  refused: { address: string; words: string }[];
}

export async function sendOnce(
  account: Account,
  { from, to, message }: { from: string; to: readonly string[]; message: Uint8Array },
  terms: Terms,
): Promise<Handed> {
  const connection = await open(account, terms);
  let isHandedOver = false;
  // Read only once the server has said that it takes the message: from then on nobody else knows what became of it.
  const source = new Readable({
    read() {
      isHandedOver = true;
      this.push(message);
      this.push(null);
    },
  });
  const stop = () => connection.close();
  terms.signal.addEventListener('abort', stop, { once: true });
  try {
    const { rejectedErrors = [] } = await new Promise<SMTPConnection.SentMessageInfo>((resolve, reject) => {
      connection.once('error', reject);
      connection.once('end', () => reject(new Error('The server closed the connection.')));
      connection.send({ from, to: [...to], size: message.byteLength }, source, (error, info) =>
        error ? reject(error) : resolve(info),
      );
    });
    return {
      refused: rejectedErrors.map((error) => ({
        address: (error as { recipient?: string }).recipient ?? '',
        words: answerOf(error) ?? error.message,
      })),
    };
  } catch (error) {
    const answer = answerOf(error);
    if (answer) throw new NotSent(`Your mail server refused it: ${answer}`, 'certainly', error);
    if (isHandedOver)
      throw new NotSent(
        'The connection was lost before your mail server confirmed the e-mail.',
        'unknown',
        error,
      );
    throw new NotSent(wordsFor(error), 'certainly', error);
  } finally {
    terms.signal.removeEventListener('abort', stop);
    stop();
  }
}

async function open(
  account: Account,
  { permit, signal, patience = usualPatience }: Terms,
): Promise<SMTPConnection> {
  const { host, port, security, username } = account;
  let denied: unknown;
  const [address] = await addressesOfHost(host, port, { ports: submissionPorts, permit, signal }).catch(
    (error: unknown) => {
      throw new NotSent(`${host} wasn’t found or can’t be reached.`, 'certainly', error);
    },
  );
  const connection = new SMTPConnection({
    // By the address that was checked; the certificate must be the name's all the same.
    host: address!,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    tls: { servername: host },
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: 2 * patience,
  });
  const stop = () => connection.close();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      connection.once('end', () => reject(new Error('The server closed the connection.')));
      connection.connect(() =>
        connection.login(
          loginOf(account, (error) => (denied = error)),
          (error) => (error ? reject(error) : resolve()),
        ),
      );
    });
    connection.removeAllListeners('error').removeAllListeners('end');
    // Whoever hangs up between two steps is met at the next one.
    connection.on('error', () => {});
    return connection;
  } catch (error) {
    connection.close();
    if (denied instanceof NotSent) throw denied;
    const isRefused = (error as SmtpError).code === 'EAUTH' && account.accessToken;
    throw new NotSent(
      isRefused ? `The server rejected the sign-in for ${username}.` : wordsFor(error),
      'certainly',
      error,
    );
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** By password, or by the token of a sign-in (XOAUTH2). `onDenied`: why there is no token. */
function loginOf({ username, password, accessToken }: Account, onDenied: (error: unknown) => void) {
  if (!accessToken) return { user: username, pass: password ?? '' };
  return {
    user: username,
    oauth2: {
      async getToken(renew: boolean, done: (error: Error | null, token?: string) => void) {
        try {
          done(null, await accessToken(renew));
        } catch (error) {
          onDenied(error);
          done(error as Error);
        }
      },
      buildXOAuth2Token: (token: string) =>
        Buffer.from(`user=${username}\x01auth=Bearer ${token}\x01\x01`).toString('base64'),
    },
  } as never; // the types know only of a generator that speaks to Google
}

interface SmtpError {
  code?: string;
  response?: string;
  responseCode?: number;
  message?: string;
}

/** What the server itself said, on one line. */
function answerOf(error: unknown): string | undefined {
  const { response, responseCode } = error as SmtpError;
  if (!response || !responseCode || responseCode < 400) return undefined;
  return response.replaceAll(/\s+/g, ' ').slice(0, 300);
}

function wordsFor(error: unknown): string {
  const { code, message = '' } = error as SmtpError;
  const answer = answerOf(error);
  if (code === 'EAUTH')
    return `The server rejected the user name or password.${answer ? ` It said: ${answer}` : ''} Many providers require an app password.`;
  if (code === 'EMESSAGE')
    return `Your mail server doesn’t accept e-mails this large${mostOf(message)}. Remove an attachment, or share a link instead.`;
  if (code === 'ETLS' || /STARTTLS/i.test(message))
    return `The server doesn’t support encryption on this port. ${notToldPassword}`;
  if (/certificate|self.signed|altnames/i.test(message))
    return 'The server’s certificate isn’t trusted, so nothing was sent.';
  if (/wrong version number|ssl3|packet length/i.test(message))
    return 'The server doesn’t support TLS on this port. Use TLS on port 465 or STARTTLS on 587.';
  if (code === 'ETIMEDOUT' || /timeout|greeting never/i.test(message))
    return 'The server didn’t respond in time.';
  if (/ECONNREFUSED/.test(message)) return 'Nothing is listening on that port.';
  if (answer) return `The server said: ${answer}`;
  return 'The server closed the connection.';
}

/** As the server announced it. */
function mostOf(message: string): string {
  const bytes = Number(/\d{4,}/.exec(message)?.[0]);
  return bytes > 0 ? `: ${(bytes / 1_000_000).toFixed(1)} MB is the most` : '';
}
