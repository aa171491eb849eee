/** Every occasion there is a text for, in the order in which people are shown them. */
import { apologies } from './groups/apologies.ts';
import { appointments } from './groups/appointments.ts';
import { away } from './groups/away.ts';
import { complaints } from './groups/complaints.ts';
import { housing } from './groups/housing.ts';
import { invitations } from './groups/invitations.ts';
import { jobs } from './groups/jobs.ts';
import { money } from './groups/money.ts';
import { notes } from './groups/notes.ts';
import { replies } from './groups/replies.ts';
import { requests } from './groups/requests.ts';
import { school } from './groups/school.ts';
import { thanks } from './groups/thanks.ts';
import { wishes } from './groups/wishes.ts';
import { work } from './groups/work.ts';
import type { Occasion } from './occasion.ts';

const groups = [
  requests,
  replies,
  appointments,
  work,
  jobs,
  invitations,
  thanks,
  apologies,
  complaints,
  money,
  housing,
  school,
  wishes,
  away,
  notes,
];

export const occasions: readonly Occasion[] = groups.flatMap(({ title, occasions: texts }) =>
  Object.entries(texts).map(([id, text]) => ({ id, group: title, ...text })),
);

export const occasionGroups: readonly { title: string; occasions: readonly Occasion[] }[] = groups.map(
  ({ title }) => ({ title, occasions: occasions.filter(({ group }) => group === title) }),
);

export const findOccasion = (id: string): Occasion | undefined =>
  occasions.find((occasion) => occasion.id === id);
