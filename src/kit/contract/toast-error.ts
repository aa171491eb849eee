import { toast } from '../ui/toast.ts';
import { wordsOf } from './use-call.ts';

/** Says that a call failed and why, where the page has no place for it. */
export const toastError = (error: unknown) =>
  void toast({ variant: 'destructive', title: 'Something went wrong', description: wordsOf(error) });
