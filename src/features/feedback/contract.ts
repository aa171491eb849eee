import { z } from 'zod';

export const feedbackTypes = ['bug', 'suggestion', 'praise', 'question'] as const;
export const feedbackStates = ['open', 'answered', 'closed'] as const;
