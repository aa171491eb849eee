import type { LandingContent, LandingId } from './landing-content.ts';
import { EmailPicture } from './pictures/email-picture.tsx';
import { FrenlyEmailPicture } from './pictures/frenly-email-picture.tsx';
import { InboxPicture } from './pictures/inbox-picture.tsx';
import { ListPicture } from './pictures/list-picture.tsx';
import { VoicePicture } from './pictures/voice-picture.tsx';

export const contents: Record<LandingId, LandingContent> = {
  inbox: {
    name: 'Frenly Inbox',
    title: ['Answer together.', 'Miss nothing.'],
    lede: 'A shared inbox over your real mail. Everyone sees who’s handling what. No double replies, nothing missed.',
    Picture: InboxPicture,
    does: [
      {
        title: 'One conversation, one owner',
        text: 'Assign it, snooze it, tag it, close it. Everyone sees its status.',
      },
      {
        title: 'No two replies',
        text: 'See when a colleague is already replying.',
      },
      {
        title: 'Discuss in private',
        text: 'Internal notes and mentions that are never e-mailed.',
      },
      {
        title: 'Sorted automatically',
        text: 'Category, urgency and action items, with a draft reply.',
      },
      {
        title: 'Fast to use',
        text: 'Every action has a shortcut and a swipe. Customise both.',
      },
      {
        title: 'Your own mail server',
        text: 'Works with your own mail server and sends as you.',
      },
    ],
    pages: ['inbox', 'smart-inbox', 'inbox-demo', 'gesture-settings'],
    lastStep: {
      title: 'Bring your mailbox',
      text: 'Connect your team’s address and invite your colleagues.',
    },
  },
  email: {
    name: 'Frenly Email',
    title: ['What does it', 'want from you?'],
    lede: 'E-mail with an assistant that reads first. See what each message asks, from whom and by when, with a draft reply ready.',
    Picture: EmailPicture,
    does: [
      {
        title: 'Requests first',
        text: 'The request and its date, before the rest.',
      },
      {
        title: 'Thread summaries',
        text: 'What was said, decided and left open, with sources.',
      },
      {
        title: 'A reply in your voice',
        text: 'Drafted in your style. You edit it and press Send; it never sends automatically.',
      },
      {
        title: 'Reminders',
        text: 'You wrote “by Friday”. You’ll get a reminder on Thursday.',
      },
      {
        title: 'Safe to open',
        text: 'Remote pictures are blocked until you allow them, and scripts never run.',
      },
    ],
    pages: ['inbox'],
    lastStep: {
      title: 'Bring your address',
      text: 'Connect your existing mailbox. Your mail stays where it is.',
    },
  },
  voice2email: {
    name: 'Voice2Email',
    title: ['Say it.', 'Send it.'],
    lede: 'Talk for a minute, as you would to a friend. Get a finished e-mail with a subject, a greeting and a clear message.',
    Picture: VoicePicture,
    does: [
      {
        title: 'From speech to e-mail',
        text: 'Filler words are removed and your points are put in order.',
      },
      {
        title: 'Your tone, your length',
        text: 'Warm or brief, formal or plain. Compare versions.',
      },
      {
        title: 'Correct it by voice',
        text: '“Shorter.” “Say Tuesday, not Monday.” “Take out the last part.”',
      },
      {
        title: 'Checked before it leaves',
        text: 'Review names, numbers and dates next to the recording’s text.',
      },
      {
        title: 'Send it your way',
        text: 'Send from your mailbox or mail app, or copy it anywhere.',
      },
    ],
    pages: ['voice2email'],
    lastStep: {
      title: 'Press, and speak',
      text: 'Your browser asks once for the microphone. Speech is turned into text on this server.',
    },
  },
  frenlyemail: {
    name: 'FrenlyEmail',
    title: ['The mails you', 'write every week.'],
    lede: 'Smart templates, signatures and scheduled sending, for the e-mails you write again and again.',
    Picture: FrenlyEmailPicture,
    does: [
      {
        title: 'Smart templates',
        text: 'Names, dates and amounts have fields. Just fill in what changed.',
      },
      {
        title: 'Scheduled sending',
        text: 'Write at night, send in the morning. Edit or cancel until it’s sent.',
      },
      {
        title: 'Several signatures',
        text: 'One for work, one for the club, one for your landlord.',
      },
      {
        title: 'Your threads',
        text: 'See what you wrote and the replies, without the rest of your inbox.',
      },
      {
        title: 'Help with the hard ones',
        text: 'Get support and plain-language legal information for difficult e-mails.',
      },
    ],
    pages: ['frenlyemail', 'audio-player', 'therapist', 'lawyer', 'professional-services'],
    lastStep: {
      title: 'Save your first template',
      text: 'Save an e-mail you send often, and mark the parts that change.',
    },
  },
  list: {
    name: 'FrenlyList',
    title: ['Offered by people', 'near you.'],
    lede: 'Services, goods, jobs, housing and events, listed by members. See the details, price, location and seller, and message them here.',
    Picture: ListPicture,
    does: [
      {
        title: 'List in a minute',
        text: 'A few photos, a price, a place. Share as much of your location as you like.',
      },
      {
        title: 'Find it by what matters',
        text: 'By kind, price and distance, in a list or on a map.',
      },
      {
        title: 'Talk before you meet',
        text: 'Message each other without sharing an address or number.',
      },
      {
        title: 'Search alerts',
        text: 'Save a search and get notified of new matches.',
      },
      {
        title: 'Moderated',
        text: 'Stewards moderate each channel. People review every report.',
      },
    ],
    pages: ['marketplace', 'list', 'channel-steward'],
    lastStep: {
      title: 'Offer something small',
      text: 'A bicycle, an hour of your time, a spare room for a week.',
    },
  },
};
