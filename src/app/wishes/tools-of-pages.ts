/** Pages of several tools, or of several parts: which of them a wish means, and how the address names it. */
import { smallTools } from '#features/content-tools/tool-list.ts';
import { pageDescriptions } from '../page-descriptions.ts';
import type { PageId } from '../pages.ts';

/** What a page is opened with: the wish as it stands, the text that was given with it, or the link in it. */
export type Carried = 'wish' | 'text' | 'link';

interface Part {
  title: string;
  description: string;
  param?: readonly [name: string, value: string];
  carries?: Carried;
}

/** Beginning of the target → its page, and the page’s tools by the end of the target. */
export const toolsOfPages: Readonly<Record<string, { page: PageId; parts: Readonly<Record<string, Part>> }>> =
  {
    content: {
      page: 'ai-content-tools',
      parts: {
        all: { title: 'Content tools', description: pageDescriptions['ai-content-tools']! },
        ...Object.fromEntries(
          smallTools.map(({ id, title, description }) => [
            id,
            { title, description, param: ['tool', id], carries: 'text' } satisfies Part,
          ]),
        ),
      },
    },
    email: {
      page: 'ai-email',
      parts: {
        write: { title: 'Write an e-mail', description: pageDescriptions['ai-email']!, carries: 'wish' },
        check: {
          title: 'Check an e-mail before sending',
          description: 'What is missing, what may be misread, and what was promised.',
          param: ['tool', 'email-check'],
          carries: 'text',
        },
      },
    },
    voice: {
      page: 'ai-voice',
      parts: {
        listen: { title: 'Speech to text', description: 'Record or upload speech for a clean transcript.' },
        speak: {
          title: 'Read aloud',
          description: 'Turn a text into a voice to listen to or download.',
          param: ['do', 'speak'],
          carries: 'text',
        },
      },
    },
    settings: {
      page: 'settings',
      parts: {
        appearance: {
          title: 'Settings: Appearance',
          description: 'Dark, light, or as your device.',
          param: ['tab', 'appearance'],
        },
        security: {
          title: 'Settings: Security',
          description: 'Password, e-mail address, passkeys, two-step sign-in, devices.',
          param: ['tab', 'security'],
        },
        profile: {
          title: 'Settings: Profile',
          description: 'Your name, handle, picture and what you say about yourself.',
          param: ['tab', 'profile'],
        },
        notifications: {
          title: 'Settings: Notifications',
          description: 'What you hear about, where and how often.',
          param: ['tab', 'notifications'],
        },
        engines: {
          title: 'Settings: Engines',
          description: 'Add a language model with a key of your own.',
          param: ['tab', 'engines'],
        },
        keys: {
          title: 'Settings: API keys',
          description: 'Keys for programs of your own.',
          param: ['tab', 'keys'],
        },
        privacy: {
          title: 'Settings: Privacy',
          description: 'Who sees what of you, and whom you muted or blocked.',
          param: ['tab', 'privacy'],
        },
        data: {
          title: 'Settings: Your data',
          description: 'Download your data, restore from the trash, delete your account.',
          param: ['tab', 'data'],
        },
        links: {
          title: 'Settings: Shared links',
          description: 'Every link that you shared, and revoking it.',
          param: ['tab', 'links'],
        },
        writing: {
          title: 'Settings: Writing rules',
          description: 'Words and corrections that you want handled your way.',
          param: ['tab', 'writing'],
        },
      },
    },
  };
