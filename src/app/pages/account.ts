import { definePages, everyBrand } from '#app/page-row.ts';

export const accountPages = definePages({ category: 'Account', access: 'member', brands: everyBrand }, [
  {
    id: 'access',
    path: '/access',
    file: 'app/front/dashboard/dashboard-page.tsx',
    title: 'Dashboard',
    description: 'What to do next, your latest work, your panda and your account.',
  },
  {
    id: 'dashboard',
    // Navigation links it and the route table redirects it, so both hold.
    path: '/dashboard',
    redirect: '/access',
    title: 'Dashboard',
    description: 'Takes you to your dashboard.',
    access: 'everyone',
  },
  {
    id: 'settings',
    path: '/settings',
    file: 'features/accounts/settings/pages/settings.tsx',
    title: 'Settings',
    description: 'Your account, security, notifications, appearance and data.',
  },
  {
    id: 'notifications',
    path: '/notifications',
    file: 'features/accounts/settings/pages/notifications.tsx',
    title: 'Notifications',
    description: 'What happened that concerns you, the newest first, and how you are told.',
  },
  {
    id: 'onboarding',
    path: '/onboarding',
    file: 'features/accounts/pages/onboarding.tsx',
    quiet: true,
    title: 'Getting started',
    description: 'A few first steps to make Frenly yours.',
  },
  {
    id: 'own-profile',
    path: '/profile',
    file: 'features/profiles/pages/own-profile.tsx',
    title: 'Your profile',
    description: 'Your public profile, to look at and edit.',
  },
  {
    id: 'profile',
    path: '/profile/:handle',
    file: 'features/profiles/pages/profile.tsx',
    title: 'Profile',
    description: 'A member’s profile: what they are about, offer and have made.',
    access: 'everyone',
  },
  {
    id: 'soulprint',
    // Other paths also end in a parameter that could be `ness` (`/blog/:slug`); their static start wins.
    path: '/:handle/ness',
    file: 'features/soulprints/pages/soulprint.tsx',
    title: 'Soulprint',
    description: 'What a member is about, drawn as a picture of their own.',
    access: 'everyone',
  },
]);

export const planPages = definePages({ category: 'Plans', brands: everyBrand }, [
  {
    id: 'subscription-plans',
    path: '/subscription-plans',
    file: 'features/billing/pages/plans.tsx',
    // The last two are ours: where people look for prices.
    aliases: ['/subscription/plans', '/pricing', '/plans'],
    title: 'Plans',
    description: 'Free, Plus and Pro compared: what each costs and what it adds.',
  },
  {
    id: 'subscription',
    path: '/subscription',
    file: 'features/billing/pages/subscription.tsx',
    aliases: ['/plan'],
    title: 'Your plan',
    description: 'Your subscription, credits and invoices.',
    access: 'member',
  },
  {
    id: 'subscription-success',
    path: '/subscription/success',
    file: 'features/billing/pages/success.tsx',
    title: 'Thank you',
    description: 'Your subscription has begun.',
    access: 'member',
    noindex: true,
  },
  {
    id: 'checkout',
    path: '/checkout',
    file: 'features/billing/pages/checkout.tsx',
    title: 'Checkout',
    description: 'Review your choice and pay.',
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
    description: 'Choose a panda, name it and keep it; the first one is free.',
    quiet: true,
  },
  {
    id: 'panda-purchase',
    path: '/panda-purchase',
    file: 'features/billing/pages/panda-purchase.tsx',
    title: 'Buy pandas',
    description: 'Add more pandas to your account.',
    access: 'member',
  },
  {
    id: 'membership',
    path: '/membership',
    file: 'features/billing/pages/membership.tsx',
    title: 'Panda membership',
    description: 'What panda members get and how to become one.',
  },
  {
    id: 'wallet-setup',
    path: '/wallet-setup',
    title: 'Set up a wallet',
    description: 'Connect a wallet of your own or have one made for you.',
    access: 'member',
  },
  {
    id: 'wallet-connect',
    path: '/access/wallet-connect',
    aliases: ['/wallet-connect-mobile'],
    title: 'Connect a wallet',
    description: 'Connect a wallet from this browser or from your phone.',
    access: 'member',
  },
]);
