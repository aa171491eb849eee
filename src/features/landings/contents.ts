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
    lede: 'A shared inbox over your real mail. Everyone sees who has what, nobody answers twice, and nothing waits because each thought the other had it.',
    Picture: InboxPicture,
    does: [
      {
        title: 'One conversation, one owner',
        text: 'Assign it, snooze it, tag it, close it. Everyone sees where it stands.',
      },
      {
        title: 'No two replies',
        text: 'You see when a colleague is writing, before you have typed the same answer.',
      },
      {
        title: 'Talk beside the mail',
        text: 'Notes and mentions among yourselves, which never leave by mail.',
      },
      {
        title: 'Sorted as it comes',
        text: 'What kind it is, how urgent, and what it asks of you, with a reply drafted to start from.',
      },
      {
        title: 'Your hands know it',
        text: 'Every action has a key and a swipe, and you choose which.',
      },
      {
        title: 'Your own mail server',
        text: 'It receives by SMTP or fetches by IMAP, and sends as you. No one in between.',
      },
    ],
    pages: ['inbox', 'smart-inbox', 'inbox-demo', 'gesture-settings'],
    lastStep: {
      title: 'Bring your mailbox',
      text: 'Connect the address your team answers, and invite those who answer with you.',
    },
  },
  email: {
    name: 'Frenly Email',
    title: ['What does it', 'want from you?'],
    lede: 'E-mail with an assistant that reads first. Each message says what it asks, by when, and of whom; you decide, and the answer is half written.',
    Picture: EmailPicture,
    does: [
      {
        title: 'The ask, on top',
        text: 'The one sentence that wants something from you, with its date, before the rest.',
      },
      {
        title: 'Long threads, made short',
        text: 'What was said, what was decided and what is still open, with the passage behind each line.',
      },
      {
        title: 'A reply in your voice',
        text: 'Drafted from how you write. You change it, and you press Send; it never sends by itself.',
      },
      {
        title: 'Promises kept',
        text: 'You wrote “by Friday”. On Thursday it asks you about it.',
      },
      {
        title: 'Safe to open',
        text: 'Pictures from elsewhere stay outside until you ask, and nothing in a mail can run.',
      },
    ],
    pages: ['inbox'],
    lastStep: {
      title: 'Bring your address',
      text: 'Connect the mailbox you have. It stays where it is; this is a better window onto it.',
    },
  },
  voice2email: {
    name: 'Voice2Email',
    title: ['Say it.', 'Send it.'],
    lede: 'Talk for a minute, the way you would to a friend. What comes out is a letter: a subject, a greeting, the point, and a way to answer.',
    Picture: VoicePicture,
    does: [
      {
        title: 'From rambling to a letter',
        text: 'The ums go, the order comes, and what you said stays what you said.',
      },
      {
        title: 'Your tone, your length',
        text: 'Warm or brief, formal or plain; change it and look at both.',
      },
      {
        title: 'Correct it by voice',
        text: '“Shorter.” “Say Tuesday, not Monday.” “Take out the last part.”',
      },
      {
        title: 'Checked before it leaves',
        text: 'Names, numbers and dates are shown to you once more, beside what was heard.',
      },
      {
        title: 'Send it your way',
        text: 'From your mailbox, through your mail program, or copied to wherever it goes.',
      },
    ],
    pages: ['voice2email'],
    lastStep: {
      title: 'Press, and speak',
      text: 'Your browser asks once for the microphone. What it hears becomes text here, on this installation.',
    },
  },
  frenlyemail: {
    name: 'FrenlyEmail',
    title: ['The mails you', 'write every week.'],
    lede: 'Templates that fill themselves, signatures that fit, and mails that leave at the hour you choose. For the letters that are never quite the same, and never quite new.',
    Picture: FrenlyEmailPicture,
    does: [
      {
        title: 'Templates with a memory',
        text: 'Names, dates and amounts have their places; you fill in what changed.',
      },
      {
        title: 'Sent when it suits them',
        text: 'Write at night, arrive in the morning. Until it leaves, it is yours to change or take back.',
      },
      {
        title: 'A signature for each hat',
        text: 'One for work, one for the club, one for your landlord.',
      },
      {
        title: 'Your threads, by themselves',
        text: 'What you wrote and what came back, without the rest of the mailbox around it.',
      },
      {
        title: 'Help with the hard ones',
        text: 'A patient listener and the law in plain words are next door, for what is hard to write.',
      },
    ],
    pages: ['frenlyemail', 'audio-player', 'therapist', 'lawyer', 'professional-services'],
    lastStep: {
      title: 'Save your first template',
      text: 'Take a mail you have sent a dozen times, and mark what changes in it.',
    },
  },
  list: {
    name: 'FrenlyList',
    title: ['Offered by people', 'near you.'],
    lede: 'Services, goods, jobs, housing and events, put up by members. You see what it is, what it costs, where it is and who offers it, and you write to them here.',
    Picture: ListPicture,
    does: [
      {
        title: 'Put it up in a minute',
        text: 'A few photos, a price, a place. Say as much of where you are as you like.',
      },
      {
        title: 'Find it by what matters',
        text: 'By kind, price and distance, in a list or on a map.',
      },
      {
        title: 'Talk before you meet',
        text: 'Messages between the two of you, without giving away an address or a number.',
      },
      {
        title: 'Told when it appears',
        text: 'Keep a search, and hear of it when something new fits.',
      },
      {
        title: 'Looked after',
        text: 'Stewards keep each channel in order. What is reported is read by a person.',
      },
    ],
    pages: ['marketplace', 'list', 'channel-steward'],
    lastStep: {
      title: 'Offer something small',
      text: 'A bicycle, an hour of your time, a spare room for a week. Small things start it.',
    },
  },
};
