import { definePages, everyBrand } from '#app/page-row.ts';

export const signInPages = definePages({ category: 'Sign in', brands: everyBrand, quiet: true }, [
  {
    id: 'login',
    path: '/login',
    // The last is ours: where people look for it.
    aliases: ['/sign-in', '/frenly/signin', '/signin'],
    file: 'features/accounts/pages/login.tsx',
    title: 'Sign in',
  },
  {
    id: 'register',
    path: '/register',
    // Ours: where people look for it.
    aliases: ['/sign-up', '/signup', '/join-now'],
    file: 'features/accounts/pages/register.tsx',
    title: 'Create an account',
  },
  {
    id: 'forgot-password',
    path: '/forgot-password',
    file: 'features/accounts/pages/forgot-password.tsx',
    title: 'Forgotten password',
  },
  {
    id: 'reset-password',
    path: '/reset-password',
    file: 'features/accounts/pages/reset-password.tsx',
    title: 'Choose a new password',
    noindex: true,
  },
  {
    id: 'verify-email',
    path: '/verify-email',
    aliases: ['/frenly/verify'],
    file: 'features/accounts/pages/verify-email.tsx',
    title: 'Confirm your e-mail',
    noindex: true,
  },
  {
    id: 'auth-error',
    path: '/auth/error',
    file: 'features/accounts/pages/auth-error.tsx',
    title: 'Sign-in problem',
    noindex: true,
  },
  {
    id: 'auth-troubleshoot',
    path: '/auth/troubleshoot',
    aliases: ['/login-help'],
    file: 'features/accounts/pages/auth-troubleshoot.tsx',
    title: 'Help with signing in',
  },
  {
    id: 'frenly-profile',
    path: '/frenly/profile',
    file: 'features/accounts/pages/frenly-profile.tsx',
    title: 'Your Frenly identity',
    access: 'member',
  },
  {
    id: 'identity-setup',
    path: '/frenly/identity-setup',
    aliases: ['/frenly/profile/identity-setup'],
    file: 'features/accounts/pages/identity-setup.tsx',
    title: 'Set up your identity',
    access: 'member',
  },
  {
    id: 'auth-google',
    path: '/auth/google',
    title: 'Sign in with Google',
    noindex: true,
    server: true,
  },
  {
    id: 'auth-callback',
    path: '/auth/callback',
    title: 'Signing in',
    noindex: true,
    server: true,
  },
  {
    id: 'auth-google-callback',
    path: '/auth/google/callback',
    title: 'Signing in with Google',
    noindex: true,
    server: true,
  },
]);
