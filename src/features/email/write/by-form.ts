import { AppError } from '#kit/errors.ts';
import type { Email } from '#tools/kinds/email.ts';
import { writeEmail, type Brief } from './write-email.ts';

/** A wish is not the text of an e-mail: without a language model the form has to be filled in. */
export function byForm(brief: Brief, wish: string): Email {
  const { occasion, points, mail } = brief;
  if (wish !== '' && occasion === '' && points === '' && mail.trim() === '')
    throw new AppError('unavailable:engine', {
      message:
        'Writing from a request needs a language model. Choose an occasion and fill in its form, or enter what to say in your own words.',
    });
  return writeEmail(brief);
}
