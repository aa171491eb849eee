import { wordsOf } from '#kit/contract/use-call.ts';
import { toast } from '#kit/ui/toast.ts';

/** What went wrong, where there is no other place to say it. */
export const sayWhy = (error: Error) => toast({ title: wordsOf(error), variant: 'destructive' });
