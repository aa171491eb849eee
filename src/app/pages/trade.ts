import { definePages } from '#app/page-row.ts';

export const businessPages = definePages({ category: 'Business', access: 'member' }, [
  {
    id: 'my-businesses',
    path: '/business/my-businesses',
    file: 'features/businesses/pages/my-businesses.tsx',
    title: 'My businesses',
  },
  {
    id: 'business-dashboard',
    path: '/business/:businessId/dashboard',
    file: 'features/businesses/pages/dashboard.tsx',
    title: 'Business dashboard',
  },
  {
    id: 'business-success',
    path: '/business/:businessId/success',
    redirect: '/business/:businessId/dashboard',
    title: 'Business ready',
    noindex: true,
  },
]);

export const nftPages = definePages({ category: 'NFT' }, [
  {
    id: 'nft',
    path: '/nft',
    title: 'Panda NFTs',
    devOnly: true,
  },
  {
    id: 'nft-stats',
    path: '/nft/stats',
    title: 'NFT statistics',
    devOnly: true,
  },
  {
    id: 'nft-make-offer',
    path: '/nft/make-offer',
    title: 'Make an offer',
    devOnly: true,
  },
  {
    id: 'nft-marketplace',
    path: '/nft-marketplace',
    title: 'NFT marketplace',
  },
]);

export const marketplacePages = definePages({ category: 'Marketplace', brands: ['main', 'list'] }, [
  {
    id: 'marketplace',
    // The specification binds `/marketplace` twice, alone and as this path without its section: one row is both.
    path: '/marketplace/:section?',
    file: 'features/listings/pages/marketplace.tsx',
    title: 'FrenlyList',
    wears: 'list',
  },
  {
    id: 'listing',
    path: '/marketplace/item/:id',
    file: 'features/listings/pages/listing.tsx',
    title: 'Listing',
    wears: 'list',
  },
  {
    id: 'your-listings',
    path: '/marketplace/yours',
    file: 'features/listings/pages/yours.tsx',
    title: 'Your listings',
    access: 'member',
    wears: 'list',
  },
  {
    id: 'list',
    path: '/list',
    file: 'features/listings/pages/list.tsx',
    title: 'Post a listing',
    access: 'member',
  },
  {
    id: 'channel-steward',
    path: '/channel-steward',
    file: 'features/listings/pages/channel-steward.tsx',
    title: 'Channel steward',
    access: 'member',
  },
]);
