import { describe, expect, it } from 'vitest';
import {
  brandForHost,
  brands,
  brandWorn,
  homePageId,
  homeRedirect,
  homeVariant,
  inScope,
  madeFrenlyLabel,
} from '#app/brands.ts';
import { everyBrand } from '#app/page-row.ts';
import { pageById, pages } from '#app/pages.ts';
import type { BrandId } from '#app/page-row.ts';

const query = (text: string) => new URLSearchParams(text);
const words = (text: string) => text.split(/\s+/).filter(Boolean).sort();

describe('brandForHost', () => {
  it('knows the names for trying, with any port and in any case', () => {
    for (const id of everyBrand.filter((brand) => brand !== 'main'))
      expect(brandForHost(`${id.toUpperCase()}.localhost:3000`)).toBe(id);
    expect(brandForHost('localhost:3000')).toBe('main');
    expect(brandForHost('anything.example')).toBe('main');
    expect(brandForHost('[::1]:3000')).toBe('main');
  });

  it('knows only configured hosts once the main one is configured', () => {
    const hosts = { main: 'frenly.example', inbox: 'inbox.example:8443', list: undefined };
    expect(brandForHost('frenly.example:443', hosts)).toBe('main');
    expect(brandForHost('Inbox.example.', hosts)).toBe('inbox');
    expect(brandForHost('inbox.localhost', hosts)).toBeNull();
    expect(brandForHost('list.localhost', hosts)).toBeNull();
    expect(brandForHost('evil.example', hosts)).toBeNull();
  });

  it('takes a configured brand host in a trial too', () => {
    expect(brandForHost('post.test', { inbox: 'post.test' })).toBe('inbox');
    expect(brandForHost('inbox.localhost', { inbox: 'post.test' })).toBe('main');
    expect(brandForHost('email.localhost', { inbox: 'post.test' })).toBe('email');
  });
});

describe('brand scope', () => {
  // Account (2.5), sign-in, legal, support, feedback and shared links are on every host, and so is `/`.
  const everywhere = words(`
    home access dashboard notifications settings onboarding own-profile profile soulprint subscription-plans subscription
    subscription-success checkout adopt-panda panda-purchase membership wallet-setup wallet-connect
    login register forgot-password reset-password verify-email auth-error auth-troubleshoot frenly-profile
    identity-setup auth-google auth-callback auth-google-callback privacy-policy terms-of-service support feedback
    ai-consensus-shared chat-share images-share shared voice-email-shared youtube-shared
  `);
  const own: Record<Exclude<BrandId, 'main'>, string> = {
    inbox: 'frenly-inbox-landing inbox smart-inbox hub inbox-demo gesture-settings logos',
    email: 'frenly-email-landing hub inbox',
    voice2email: 'voice2email about-pandas',
    frenlyemail: 'frenlyemail about-pandas audio-player therapist lawyer professional-services',
    list: 'marketplace listing your-listings list channel-steward',
  };

  it.each(Object.entries(own))(
    '%s shows its own pages and what every host has, and nothing else',
    (brand, ids) => {
      const shown = pages.filter((row) => inScope(brand as BrandId, row)).map((row) => row.id);
      expect(shown.sort()).toEqual([...everywhere, ...words(ids)].sort());
    },
  );

  it('shows everything on the main host but what is another host’s alone', () => {
    expect(pages.filter((row) => !inScope('main', row)).map((row) => row.id)).toEqual(['audio-player']);
  });

  it('gives each brand a name and an accent of its own', () => {
    for (const field of ['name', 'accent'] as const)
      expect(new Set(everyBrand.map((id) => brands[id][field])).size).toBe(everyBrand.length);
  });

  it('shows each brand its landing', () => {
    expect(Object.fromEntries(everyBrand.map((id) => [id, brands[id].landing]))).toEqual({
      main: 'home',
      inbox: 'frenly-inbox-landing',
      email: 'frenly-email-landing',
      voice2email: 'voice2email',
      frenlyemail: 'frenlyemail',
      list: 'marketplace',
    });
    for (const brand of everyBrand) expect(inScope(brand, pageById(brands[brand].landing))).toBe(true);
  });

  it('lets /voice2email and /marketplace with what is below it wear their brand on the main host only', () => {
    const worn = pages.filter((row) => row.wears).map((row) => [row.id, row.wears]);
    expect(Object.fromEntries(worn)).toEqual({
      voice2email: 'voice2email',
      marketplace: 'list',
      listing: 'list',
      'your-listings': 'list',
    });
    expect(brandWorn('main', pageById('marketplace'))).toBe('list');
    expect(brandWorn('main', pageById('list'))).toBe('main');
    expect(brandWorn('main', undefined)).toBe('main');
    expect(brandWorn('inbox', pageById('voice2email'))).toBe('inbox');
  });

  it('labels the link to adoption by host', () => {
    expect(madeFrenlyLabel('list')).toBe('FrenlyList Directory');
    for (const brand of everyBrand.filter((id) => id !== 'list'))
      expect(madeFrenlyLabel(brand)).toBe('Made Frenly');
  });
});

describe('the home route', () => {
  it.each([
    ['domain=inbox-brand&page=logos', '/logos'],
    ['domain=inbox-brand', '/frenly-inbox-landing'],
    ['domain=inbox-brand&page=', '/frenly-inbox-landing'],
    ['domain=inbox-brand&page=landing', '/frenly-inbox-landing'],
    ['domain=email-brand', '/frenly-email-landing'],
    ['domain=email-brand&page=landing', '/frenly-email-landing'],
    ['domain=inbox-brand&page=other', null],
    ['domain=email-brand&page=logos', null],
    ['domain=other', null],
    ['page=logos', null],
    ['', null],
  ])('redirects ?%s to %s', (text, target) => {
    expect(homeRedirect(query(text))).toBe(target);
  });

  it('has alternate homepages 2 to 5', () => {
    const asked = ['1', '2', '3', '4', '5', '6', '02', '2.0', ''];
    expect(asked.map((v) => homeVariant(query(`v=${v}`)))).toEqual([
      null,
      2,
      3,
      4,
      5,
      null,
      null,
      null,
      null,
    ]);
    expect(homeVariant(query(''))).toBeNull();
  });

  it('shows the inbox landing for its domain where no redirect applies', () => {
    expect(homePageId('main', query('domain=inbox-brand&page=other'))).toBe('frenly-inbox-landing');
    expect(homePageId('main', query('domain=email-brand&page=other'))).toBe('home');
    expect(homePageId('main', query('domain=inbox-brand&page=other&v=3'))).toBe('home');
    expect(homePageId('list', query('v=3'))).toBe('marketplace');
    expect(homePageId('main', query(''))).toBe('home');
  });
});
