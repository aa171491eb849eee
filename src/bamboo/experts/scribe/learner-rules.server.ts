/** What learners of English carry over from their own languages. In this order: a verb that is put right may need a preposition. */
import type { Rule } from './grammar-rules.server.ts';
import { learnerClauses } from './learner-clauses.server.ts';
import { learnerCounting } from './learner-counting.server.ts';
import { learnerPrepositions } from './learner-prepositions.server.ts';
import { learnerSentences } from './learner-sentences.server.ts';
import { learnerTimes } from './learner-times.server.ts';
import { learnerStates } from './learner-states.server.ts';
import { learnerVerbs } from './learner-verbs.server.ts';

export const learnerRules: readonly Rule[] = [
  ...learnerTimes,
  ...learnerStates,
  ...learnerVerbs,
  ...learnerPrepositions,
  ...learnerCounting,
  ...learnerClauses,
  ...learnerSentences,
];
