import { definePages } from '#app/page-row.ts';

export const businessPages = definePages({ category: 'Business', access: 'member' }, [
  {
    id: 'my-businesses',
    path: '/business/my-businesses',
    file: 'features/businesses/pages/my-businesses.tsx',
    title: 'My businesses',
    description: 'The businesses you own or work for.',
  },
  {
    id: 'business-dashboard',
    path: '/business/:businessId/dashboard',
    file: 'features/businesses/pages/dashboard.tsx',
    title: 'Business dashboard',
    description: 'A business at a glance: people, plan, keys and numbers.',
  },
  {
    id: 'business-success',
    path: '/business/:businessId/success',
    redirect: '/business/:businessId/dashboard',
    title: 'Business ready',
    description: 'Goes on to the dashboard of the business.',
    noindex: true,
  },
]);

export const nftPages = definePages({ category: 'NFT' }, [
  {
    id: 'nft',
    path: '/nft',
    title: 'Panda NFTs',
    description: 'The panda collection: every panda, its traits and who keeps it.',
    devOnly: true,
  },
  {
    id: 'nft-stats',
    path: '/nft/stats',
    title: 'NFT statistics',
    description: 'Sales, floor prices and activity of the collections.',
    devOnly: true,
  },
  {
    id: 'nft-make-offer',
    path: '/nft/make-offer',
    title: 'Make an offer',
    description: 'Offer a price for an NFT, and accept or cancel offers.',
    devOnly: true,
  },
  {
    id: 'nft-marketplace',
    path: '/nft-marketplace',
    title: 'NFT marketplace',
    description: 'Browse, list, buy and auction NFTs.',
  },
]);

export const marketplacePages = definePages({ category: 'Marketplace', brands: ['main', 'list'] }, [
  {
    id: 'marketplace',
    // The specification binds `/marketplace` twice, alone and as this path without its section: one row is both.
    path: '/marketplace/:section?',
    title: 'FrenlyList',
    description: 'Services, goods, jobs, housing and events offered by members near you.',
    wears: 'list',
  },
  {
    id: 'list',
    path: '/list',
    title: 'Post a listing',
    description: 'Offer something to the community, with photos, a price and a place.',
    access: 'member',
  },
  {
    id: 'channel-steward',
    path: '/channel-steward',
    title: 'Channel steward',
    description: 'Look after a channel of listings: reports, questions and order.',
    access: 'member',
  },
]);
