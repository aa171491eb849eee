import { definePages, everyBrand } from '#app/page-row.ts';

export const voicePages = definePages({ category: 'Voice and e-mail' }, [
  {
    id: 'ai-voice',
    path: '/ai/voice',
    title: 'Voice tools',
    description: 'Record or upload speech for a clean transcript, or turn text into a voice.',
  },
  {
    id: 'ai-voice-email',
    path: '/ai/voice-email',
    aliases: [
      '/ai/voice-email-backup',
      '/ai/voice-email-v3',
      '/ai/voice-email-v4',
      '/ai/voice-email-v5',
      '/voice-email',
    ],
    title: 'Voice to e-mail',
    description: 'Speak, and get an e-mail with a subject, paragraphs and a sign-off, ready to send.',
  },
  {
    id: 'voice-email-shared',
    path: '/voice-email/shared/:shareableId',
    title: 'Shared voice e-mail',
    description: 'An e-mail that was spoken and then shared by link.',
    brands: everyBrand,
    noindex: true,
    sharedLink: true,
  },
  {
    id: 'voice2email',
    // A page of the main host and the landing of a brand; on the main host it wears that brand's chrome.
    path: '/voice2email',
    aliases: ['/voice2email-v2', '/voice2email-current-backup', '/voice2email-framework'],
    title: 'Voice2Email',
    description: 'Talk for a minute and send the e-mail you meant to write.',
    brands: ['main', 'voice2email'],
    wears: 'voice2email',
  },
  {
    id: 'frenlyemail',
    path: '/frenlyemail',
    file: 'features/email/pages/frenlyemail.tsx',
    title: 'FrenlyEmail',
    description: 'Templates, signatures, scheduled sending and your own mail threads.',
    brands: ['main', 'frenlyemail'],
  },
  {
    id: 'audio-player',
    // The specification shows it on this brand's host alone (2.6); the main route table does not have it.
    path: '/audio-player',
    title: 'Audio player',
    description: 'Listen to your recordings and to e-mails read aloud.',
    brands: ['frenlyemail'],
  },
  {
    id: 'ai-email',
    path: '/ai/email',
    file: 'features/email/pages/email.tsx',
    workspace: { tool: 'email', fresh: 'New e-mail' },
    title: 'Write an e-mail',
    description: 'An e-mail from a few points, or a reply that answers each question.',
  },
  {
    id: 'ai-email-polish',
    path: '/ai/email-polish',
    file: 'features/email/pages/email-polish.tsx',
    workspace: { tool: 'email-polish', fresh: 'New text' },
    title: 'E-mail polish',
    description: 'Paste a draft and see every change as a tracked edit with its reason.',
  },
  {
    id: 'about-pandas',
    path: '/about-pandas',
    file: 'features/pandas/pages/about-pandas.tsx',
    title: 'About pandas',
    description: 'Who the Frenly panda is and what pandas stand for here.',
    brands: ['main', 'voice2email', 'frenlyemail'],
  },
]);
