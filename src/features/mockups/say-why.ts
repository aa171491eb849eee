import { wordsOf } from '#kit/contract/use-call.ts';
import { toast } from '#kit/ui/toast.ts';

export const sayWhy = (error: Error) =>
  void toast({ variant: 'destructive', title: 'That did not work', description: wordsOf(error) });
