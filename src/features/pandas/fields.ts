import { z } from 'zod';
import { longestName } from './longest-name.ts';

export const pandaName = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1, 'Give your panda a name.')
  .max(longestName, `Use at most ${longestName} characters.`)
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’-]*$/u,
    'Use letters, digits, spaces, dots, hyphens and apostrophes.',
  );
