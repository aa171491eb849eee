/** Hands one message to the mail server. */
import { createTransport, type SendMailOptions } from 'nodemailer';

/** The server will never take this message: asking again is of no use. */
export class RefusedForGood extends Error {}

/** All of them together stay below the time the job has, so that no attempt is overtaken by the next. */
const timeouts = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

export async function sendBySmtp(url: string, message: SendMailOptions, signal: AbortSignal): Promise<void> {
  const { protocol, username, hostname } = new URL(url);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const transport = createTransport({
    url,
    ...timeouts,
    // A password never leaves this machine in the open, whatever the server offers.
    requireTLS: protocol === 'smtp:' && username !== '' && !isHere,
  });
  const stop = () => transport.close();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await transport.sendMail(message);
  } catch (error) {
    throw isForGood(error) ? new RefusedForGood((error as Error).message, { cause: error }) : error;
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

/** A 5xx about the recipient or the message. One about our own login may be put right by the owner. */
function isForGood(error: unknown) {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}
