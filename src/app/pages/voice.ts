import { definePages, everyBrand } from '#app/page-row.ts';

export const voicePages = definePages({ category: 'Voice and e-mail' }, [
  {
    id: 'ai-voice',
    path: '/ai/voice',
    file: 'features/voice/pages/voice.tsx',
    workspace: { tool: 'voice-note', fresh: 'New recording' },
    title: 'Voice tools',
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
    file: 'features/voice-email/pages/voice-email.tsx',
    workspace: { tool: 'voice-email', fresh: 'New e-mail' },
    title: 'Voice to e-mail',
  },
  {
    id: 'voice-email-shared',
    path: '/voice-email/shared/:shareableId',
    file: 'tools/share/pages/shared.tsx',
    title: 'Shared voice e-mail',
    brands: everyBrand,
    noindex: true,
    sharedLink: true,
  },
  {
    id: 'voice2email',
    // A page of the main host and the landing of a brand; on the main host it wears that brand's chrome.
    path: '/voice2email',
    aliases: ['/voice2email-v2', '/voice2email-current-backup', '/voice2email-framework'],
    file: 'features/voice-email/pages/voice2email.tsx',
    title: 'Voice2Email',
    brands: ['main', 'voice2email'],
    wears: 'voice2email',
  },
  {
    id: 'frenlyemail',
    path: '/frenlyemail',
    file: 'features/email/pages/frenlyemail.tsx',
    title: 'FrenlyEmail',
    brands: ['main', 'frenlyemail'],
  },
  {
    id: 'audio-player',
    // The specification shows it on this brand's host alone (2.6); the main route table does not have it.
    path: '/audio-player',
    file: 'features/voice/pages/audio-player.tsx',
    title: 'Audio player',
    brands: ['frenlyemail'],
  },
  {
    id: 'ai-email',
    path: '/ai/email',
    file: 'features/email/pages/email.tsx',
    workspace: { tool: 'email', fresh: 'New e-mail' },
    title: 'Write an e-mail',
  },
  {
    id: 'ai-email-polish',
    path: '/ai/email-polish',
    file: 'features/email/pages/email-polish.tsx',
    workspace: { tool: 'email-polish', fresh: 'New text' },
    title: 'Polish a text',
  },
  {
    id: 'about-pandas',
    path: '/about-pandas',
    file: 'features/pandas/pages/about-pandas.tsx',
    title: 'About pandas',
    brands: ['main', 'voice2email', 'frenlyemail'],
  },
]);
