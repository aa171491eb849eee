/** What the forms look like before anyone has typed, and what their schemas say. */
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { keyOf } from '#kit/contract/query-key.ts';
import { createQueryClient } from '#kit/contract/query.ts';
import type { CurrentUser } from '#kit/auth/contract.ts';
import { signInOptions } from '../contract.ts';
import { ConfirmEmailStep } from './confirm-email-step.tsx';
import { passwordTwice } from './password-twice.ts';
import { readForm, ticked } from './read-form.ts';
import { RegisterForm } from './register-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { stepFrom } from './step-from.ts';

function render(form: ReactElement, options = { google: false, registrationOpen: true, mailGoesOut: true }) {
  const client = createQueryClient();
  client.setQueryData(keyOf(signInOptions), options);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>{form}</MemoryRouter>
    </QueryClientProvider>,
  );
}

const signIn = <SignInForm returnUrl="/settings?tab=data" forgot={null} />;

describe('signing in', () => {
  test('asks for what the call takes, in a way that password managers understand', () => {
    const markup = render(signIn);
    for (const [name, autocomplete] of [
      ['usernameOrEmail', 'username'],
      ['password', 'current-password'],
    ])
      expect(markup).toMatch(
        new RegExp(`<input(?=[^>]*name="${name}")(?=[^>]*autocomplete="${autocomplete}")`, 'i'),
      );
    expect(markup).toMatch(/type="checkbox"[^>]*name="rememberMe"/);
  });

  test('offers Google only where it is set up, and takes the way back along', () => {
    expect(render(signIn)).not.toContain('Google');
    expect(render(signIn, { google: true, registrationOpen: true, mailGoesOut: true })).toContain(
      'href="/auth/google?return_url=%2Fsettings%3Ftab%3Ddata"',
    );
  });

  test('never puts a password into the address, even before the page has come alive', () => {
    expect(render(signIn)).not.toMatch(/<form[^>]*method="get"/i);
    expect(render(signIn)).toMatch(/<form[^>]*action="javascript:throw/);
  });
});

test('registering asks for four things', () => {
  const names = [
    ...render(<RegisterForm onRegistered={() => {}} />).matchAll(/<input[^>]*name="(\w+)"/g),
  ].map(([, name]) => name);
  expect(names).toEqual(['username', 'email', 'password', 'confirmPassword']);
});

test('where the site sends no e-mail, the form says so', () => {
  expect(render(<ResetForm />)).not.toContain('send e-mail yet');
  expect(render(<ResetForm />, { google: false, registrationOpen: true, mailGoesOut: false })).toContain(
    'send e-mail yet',
  );
});

test('a newcomer reads of a sent link only where e-mail is sent; admins get the way to set it up', () => {
  const unsent = { google: false, registrationOpen: true, mailGoesOut: false };
  const newcomer = { email: 'ada@example.org', emailVerified: false, isAdmin: false } as CurrentUser;
  const sent = render(<ConfirmEmailStep user={newcomer} />);
  expect(sent).toContain('We sent a link to');
  expect(sent).not.toContain('send e-mail yet');
  const noneSent = render(<ConfirmEmailStep user={newcomer} />, unsent);
  expect(noneSent).toContain('Ask the site’s owner for your confirmation link.');
  expect(noneSent).not.toMatch(/We sent|Send again|Set up e-mail/);
  expect(render(<ConfirmEmailStep user={{ ...newcomer, isAdmin: true }} />, unsent)).toContain(
    'Set up e-mail',
  );
});

describe('the password, twice', () => {
  const schema = passwordTwice(
    z.object({ username: z.string().min(3), password: z.string().min(8), confirmPassword: z.string() }),
  );
  const about = (values: object, field: string) =>
    schema
      .safeParse(values)
      .error?.issues.filter(({ path }) => path[0] === field)
      .map(({ message }) => message) ?? [];

  test('must be the same, whatever else is still wrong', () => {
    expect(about({ username: '', password: 'one', confirmPassword: 'two' }, 'confirmPassword')).toEqual([
      'Passwords do not match',
    ]);
    expect(
      about({ username: 'ada', password: 'long enough', confirmPassword: 'long enough' }, 'confirmPassword'),
    ).toEqual([]);
  });

  test('is asked for before it is compared', () => {
    expect(
      about({ username: 'ada', password: 'long enough', confirmPassword: '' }, 'confirmPassword'),
    ).toEqual(['Enter the password again.']);
  });
});

test('a checkbox is true when ticked and false when not', () => {
  const schema = z.object({ rememberMe: ticked });
  const form = new FormData();
  expect(schema.parse(readForm(form))).toEqual({ rememberMe: false });
  form.set('rememberMe', 'on');
  form.set('file', new Blob(['x']));
  expect(readForm(form)).toEqual({ rememberMe: 'on' });
  expect(schema.parse(readForm(form))).toEqual({ rememberMe: true });
});

test('a step is one of the steps', () => {
  expect(['1', '3', '4', '0', '1.5', 'x', null].map((value) => stepFrom(value, 3))).toEqual([
    1, 3, 1, 1, 1, 1, 1,
  ]);
});
