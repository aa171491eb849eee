import { z } from 'zod';
import { messages } from './messages.ts';

const pair = z.object({ password: z.string().min(1), confirmPassword: z.string().min(1) });

/** Adds to a form's schema that `confirmPassword` repeats `password`, judged even while other fields are still wrong. */
export function passwordTwice<Shape extends { password: z.ZodType; confirmPassword: z.ZodType }>(
  form: z.ZodObject<Shape>,
) {
  return form.extend({ confirmPassword: z.string().min(1, 'Enter the password again.') }).refine(
    (values) => {
      const { password, confirmPassword } = values as z.output<typeof pair>;
      return password === confirmPassword;
    },
    {
      path: ['confirmPassword'],
      message: messages.passwordsDiffer,
      when: ({ value }) => pair.safeParse(value).success,
    },
  );
}
