/** What can be switched on before it is there for everyone, as a table of data. A flag goes once it is for everyone or for nobody. */

export interface Flag {
  title: string;
  /** What it does, and where. */
  about: string;
  /** Who answers for it. */
  owner: string;
  /** When it was declared. */
  since: string;
  /** Where it can be seen. */
  path: string;
}

const flagTable = {
  'next-step': {
    title: 'Next step on the dashboard',
    about:
      'Your dashboard shows the next step of the quest you worked on last, with a link that opens the tool.',
    owner: 'Quests',
    since: '2026-11-16',
    path: '/access',
  },
  'profile-scrolls': {
    title: 'Scrolls on your profile',
    about: 'Your public scrolls appear as badges on your profile. Who sees badges is set in your settings.',
    owner: 'Quests',
    since: '2026-11-16',
    path: '/profile',
  },
  'palette-allies': {
    title: 'Allies in the palette',
    about: 'Press Ctrl K (or ⌘ K) and type: allies are found too, yours and those that others share.',
    owner: 'Allies',
    since: '2026-11-16',
    path: '/frenlyai-v2/codex',
  },
} as const satisfies Record<string, Flag>;

export type FlagId = keyof typeof flagTable;
export const flagIds = Object.keys(flagTable) as [FlagId, ...FlagId[]];
export const flagOf = (id: FlagId): Flag => flagTable[id];

/** For whom a flag can be switched on: nobody, people in the beta, or it is on for all. */
export const flagStates = ['off', 'beta', 'everyone'] as const;
export type FlagState = (typeof flagStates)[number];
