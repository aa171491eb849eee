/** A site to begin with. Its words say that they are placeholders; nothing in it is about anyone. */
import { makeBlock } from '../blocks/edit-blocks.ts';
import { toPage } from '../links.ts';
import { newPage, type Block, type Page, type Site } from '../site.ts';
import type { ThemeId } from '../themes.ts';

export interface Template {
  id: string;
  title: string;
  hint: string;
  theme: ThemeId;
  make(): Page[];
}

export const block = makeBlock;
export const page = newPage;

export const contactForm = (title: string, more: readonly Record<string, string>[] = []): Block =>
  makeBlock('form', {
    title,
    items: [
      { label: 'Name', required: 'yes' },
      { label: 'E-mail', type: 'email', required: 'yes' },
      ...more,
      { label: 'Message', type: 'long', required: 'yes' },
    ],
    label: 'Send',
    thanks: 'Thank you. Your message was sent.',
    consent: 'I agree that my answers are stored and read by the owner of this site.',
  });

export const foot = (): Block =>
  makeBlock('footer', {
    text: 'Placeholder: name, address and legal information of whoever runs this site.',
  });

export const linkTo = ({ id }: Page) => toPage(id);

export const siteFrom = ({ theme, make }: Template): Site => ({ theme, language: 'en', pages: make() });
