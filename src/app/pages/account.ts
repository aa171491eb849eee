import { definePages, everyBrand } from '#app/page-row.ts';

export const accountPages = definePages({ category: 'Account', access: 'member', brands: everyBrand }, [
  {
    id: 'access',
    path: '/access',
    file: 'app/front/dashboard/dashboard-page.tsx',
    title: 'Dashboard',
  },
  {
    id: 'dashboard',
    // Navigation links it and the route table redirects it, so both hold.
    path: '/dashboard',
    redirect: '/access',
    title: 'Dashboard',
    access: 'everyone',
  },
  {
    id: 'settings',
    path: '/settings',
    aliases: ['/account'],
    file: 'app/front/settings-page.tsx',
    title: 'Settings',
  },
  {
    id: 'notifications',
    path: '/notifications',
    file: 'features/notifications/pages/notifications.tsx',
    title: 'Notifications',
  },
  {
    id: 'onboarding',
    path: '/onboarding',
    file: 'features/accounts/pages/onboarding.tsx',
    quiet: true,
    title: 'Getting started',
  },
  {
    id: 'own-profile',
    path: '/profile',
    file: 'features/profiles/pages/own-profile.tsx',
    title: 'Your profile',
  },
  {
    id: 'profile',
    path: '/profile/:handle',
    file: 'features/profiles/pages/profile.tsx',
    title: 'Profile',
    access: 'everyone',
    quiet: true,
  },
  {
    id: 'soulprint',
    // Other paths also end in a parameter that could be `ness` (`/blog/:slug`); their static start wins.
    path: '/:handle/ness',
    file: 'features/soulprints/pages/soulprint.tsx',
    title: 'Soulprint',
    access: 'everyone',
    quiet: true,
  },
]);

export const planPages = definePages({ category: 'Plans', brands: everyBrand }, [
  {
    id: 'subscription-plans',
    path: '/subscription-plans',
    file: 'features/billing/pages/plans.tsx',
    quiet: true,
    // The last two are ours: where people look for prices.
    aliases: ['/subscription/plans', '/pricing', '/plans'],
    title: 'Plans',
  },
  {
    id: 'subscription',
    path: '/subscription',
    file: 'features/billing/pages/subscription.tsx',
    aliases: ['/plan'],
    title: 'Your plan',
    access: 'member',
  },
  {
    id: 'subscription-success',
    path: '/subscription/success',
    file: 'features/billing/pages/success.tsx',
    title: 'Thank you',
    quiet: true,
    access: 'member',
    noindex: true,
  },
  {
    id: 'checkout',
    path: '/checkout',
    file: 'features/billing/pages/checkout.tsx',
    title: 'Checkout',
    quiet: true,
    access: 'member',
    noindex: true,
  },
]);

export const pandaPages = definePages({ category: 'Pandas and wallet', brands: everyBrand }, [
  {
    id: 'adopt-panda',
    path: '/adopt-panda',
    file: 'features/pandas/pages/adopt-panda.tsx',
    title: 'Adopt a panda',
    quiet: true,
  },
  {
    id: 'panda-purchase',
    path: '/panda-purchase',
    file: 'features/billing/pages/panda-purchase.tsx',
    title: 'Buy pandas',
    quiet: true,
    access: 'member',
  },
  {
    id: 'membership',
    path: '/membership',
    file: 'features/billing/pages/membership.tsx',
    title: 'Panda membership',
  },
  {
    id: 'wallet-setup',
    path: '/wallet-setup',
    title: 'Set up a wallet',
    access: 'member',
  },
  {
    id: 'wallet-connect',
    path: '/access/wallet-connect',
    aliases: ['/wallet-connect-mobile'],
    title: 'Connect a wallet',
    access: 'member',
  },
]);
