/** What most documents ask: who they are between. */
import type { Question } from '../document/template.ts';

const addressHint = 'Street, town, postcode and country. For a company also its registration number.';

export const party = (id: string, who: string, nameHint?: string): Question[] => [
  {
    is: 'line',
    id,
    ask: `Full name of ${who}`,
    hint: nameHint ?? 'A person’s full name, or the registered name of a company.',
  },
  { is: 'text', id: `${id}Address`, ask: `Address of ${who}`, hint: addressHint },
];

export const signatures = (first: string, second: string) =>
  `Signed for **{${first}}**

Name: ______________________________

Date: ______________________________

Signature: __________________________

Signed for **{${second}}**

Name: ______________________________

Date: ______________________________

Signature: __________________________`.replaceAll('_', String.raw`\_`);
