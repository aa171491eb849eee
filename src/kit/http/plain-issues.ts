/** What is wrong with an input, for whoever sent it: which field it is, and what would be right there. */
import type { z } from 'zod';
import type { Issue } from '#kit/errors.ts';

export function plainIssues(issues: readonly z.core.$ZodIssue[]): Issue[] {
  return issues.map((issue) => {
    const { path, message } = plainIssue(issue);
    return { path: path.join('.'), message };
  });
}

interface PlainIssue {
  path: readonly PropertyKey[];
  message: string;
}

/** Of a field that may be of several kinds the library says, unless its schema says more, only that none fits. */
function plainIssue(issue: z.core.$ZodIssue): PlainIssue {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0 || issue.message !== 'Invalid input')
    return issue;
  const kinds = issue.errors.map(([first]) => first!);
  // A value that is of one of the kinds is judged as that one.
  const within = kinds.find((one) => one.path.length > 0 || one.code !== 'invalid_type');
  if (within) {
    const { path, message } = plainIssue(within);
    return { path: [...issue.path, ...path], message };
  }
  const expected = new Set(kinds.flatMap((one) => ('expected' in one ? [one.expected] : [])));
  return { path: issue.path, message: `Invalid input: expected ${[...expected].join(' or ')}` };
}
