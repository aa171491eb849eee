import { describe, expect, it } from 'vitest';
import { pageDescriptions } from '#app/page-descriptions.ts';
import { isQuiet, isUnbuilt } from '#app/page-row.ts';
import { pageById, pages } from '#app/pages.ts';
import { reservedSegments } from '#app/reserved-segments.ts';

/** Sections 2.4 and 2.5 of the specification, transcribed in its own order; `{x}` is written `:x`. */
const linkedFromNavigation = `
  / /ai /ai/consensus /ai/qa /ai/voice /ai/voice-email /ai/images /ai/videos /ai/design /search /universal-hub
  /voice2email-v2 /youtube/transcriber /document-analyzer /code-generator /threads /university /blog
  /subscription-plans /access /dashboard /settings /admin /adopt-panda /inbox /gallery /builder /panda-purchase
  /wallet-setup /membership
  /hub /nft /nft/stats /nft/make-offer
  /discover/search /discover/world /discover/ai /connect/directory /connect/pulse /connect/acknowledgements
  /create/join /create/lab
  /auth/google
`;
const routeTable = `
  / /frenly-inbox-landing /frenly-email-landing /new /newhome
  /hub /inbox-demo /inbox /dashboard/inbox /frenly-inbox /smart-inbox /gesture-settings
  /discover /ai /ai/universal
  /ai/consensus /ai/chat /ai/models /discover/ai/consensus
  /ai/consensus/shared/:id /ai/consensus/chat /ai/consensus-v4 /ai/consensus-simple
  /ai/images /ai/voice
  /ai/voice-email /ai/voice-email-backup /ai/voice-email-v3 /ai/voice-email-v4 /ai/voice-email-v5
  /ai/video /videos /video-generator
  /ai/email /ai/email-polish
  /ai/qa /qa
  /ai/content-tools /ai/text-editor /ai/collaborate /ai/summon /ai/search
  /ai-dashboard /ai-models /universal-hub /lens /summon /journey
  /voice-email /voice-email/shared/:shareableId
  /voice2email /voice2email-v2 /voice2email-current-backup /voice2email-framework
  /frenlyemail /about-pandas
  /collaborate /chat/history /chat/share/:shareId /images /images/history /images/share/:id
  /therapist /lawyer /professional-services
  /youtube/transcriber /youtube/transcriber/:youtubeId
  /youtube/transcriber-v1 /youtube/transcriber-v2 /youtube/transcriber-v3 /youtube/transcriber-v4
  /youtube/transcriber-backup
  /youtube/transcriber-v3/shared/:shareableId
  /youtube/shared/:shareableId
  /transcriber-dev
  /web-search /WebSearch /google-search /search /search/* /discover/search /discover/world /world
  /connect /connect/directory /connect/pulse /connect/acknowledgements /create /create/join /create/lab /join
  /ripples /pulse /acknowledgements /Directory /People /Offering /location/:id /mockup-lab
  /ebooks /ebooks/create /ebooks/public /ebooks/api-test /ebooks/:id
  /product-manuals /product-manuals/create /product-manuals/create/enhanced /product-manuals/:id
  /manual-generator /manuals
  /frenlyai-v2 /v2 /v2/:query
  /v2/workflow-builder /v2/document-intelligence /v2/research-assistant /v2/content-creation-studio
  /v2/business-intelligence /v2/code-architect /v2/vibe-coder /v2/ai-ecosystem /v2/music-studio /v2/frenly-ai-dj
  /frenlyai-v2/dj /frenlyai-v2/ai-dj
  /frenlyai-v2/codex /frenlyai-v2/codex/:allyId
  /frenlyai-v2/memories /frenlyai-v2/stack
  /frenlyai-v2/quests /frenlyai-v2/quests/:questId
  /frenlyai-v2/scrolls/:scrollId
  /frenlyai-v2/invites /frenlyai-v2/invite/:inviteCode
  /panda-beta /panda-beta/dashboard
  /privacy-policy /terms-of-service
  /login /register /forgot-password /reset-password /verify-email /sign-in
  /auth/error /auth/troubleshoot /login-help
  /frenly/signin /frenly/verify /frenly/profile /frenly/identity-setup /frenly/profile/identity-setup
  /auth/google /auth/callback /auth/google/callback
  /access /access/wallet-connect /wallet-connect-mobile
  /plan /subscription /subscription/plans /subscription-plans /subscription/success /checkout
  /settings /adopt-panda /onboarding /wallet-setup /panda-purchase /membership /support
  /profile /profile/:handle /:handle/ness
  /dashboard
  /business/my-businesses /business/:businessId/dashboard /business/:businessId/success
  /nft /nft/stats /nft/make-offer /nft-marketplace
  /marketplace /marketplace/:section? /channel-steward /list
  /threads /threads/shared /threads/new /threads/workspace
  /code-generator /document-analyzer /gallery /builder
  /university /university/lesson/:slug
  /blog /blog/:slug
  /emoji-demo /animated-demo /icon-styles /logos /hero-layouts /loading-demo /mascot-animations
  /admin /admin/cta /admin/users /admin/qa /admin/support/knowledge-base /admin/api-monitoring /admin/monitoring
  /admin/waitlist
  /:topic
`;
/** Named only by the footer (2.3) and by the Frenly-email host (2.6). */
const elsewhere = '/community /showcase /feedback /audio-player';

/** May only fall: a page once opened stays open. */
const mostUnbuilt = 90;

const words = (text: string) => text.split(/\s+/).filter(Boolean);
/** `/marketplace/:section?` is also `/marketplace`. */
const spelledOut = (path: string) => (path.endsWith('?') ? [path, path.replace(/\/:[^/]+\?$/, '')] : [path]);
const tablePaths = pages.flatMap((row) => [row.path, ...row.aliases]).flatMap(spelledOut);
const paramsOf = (path: string) =>
  path
    .split('/')
    .filter((segment) => /^[:*]/.test(segment))
    .sort();
const idsWhere = (test: (row: (typeof pages)[number]) => unknown) => pages.filter(test).map((row) => row.id);

describe('the page table', () => {
  const specified = new Set([linkedFromNavigation, routeTable, elsewhere].flatMap(words));

  it('has every path of the specification in its spelling, and none twice', () => {
    expect([...specified].filter((path) => !tablePaths.includes(path))).toEqual([]);
    expect(tablePaths.filter((path, at) => tablePaths.indexOf(path) !== at)).toEqual([]);
  });

  it('has no page beside the specification that is not built', () => {
    const ours = pages.filter(
      (row) => ![row.path, ...row.aliases].flatMap(spelledOut).some((path) => specified.has(path)),
    );
    expect(ours.filter(isUnbuilt).map((row) => row.path)).toEqual([]);
  });

  it('has no two paths that differ in letter case or parameter names only', () => {
    const shapes = tablePaths.map((path) =>
      path
        .replace(/\?$/, '')
        .replaceAll(/:[^/]+/g, ':')
        .toLowerCase(),
    );
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('gives each row a stable id, a title and one sentence', () => {
    expect(new Set(pages.map((row) => row.id)).size).toBe(pages.length);
    for (const row of pages) {
      expect(row.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(row.title, row.id).toMatch(/^\S.*\S$/);
      expect(pageDescriptions[row.id], row.id).toMatch(/^[A-Z][^.]*\.$/);
      expect(pageDescriptions[row.id]!.length, row.id).toBeLessThanOrEqual(155);
    }
  });

  it('gives no two pages that people see the same title', () => {
    const titles = pages.filter((row) => !row.redirect).map((row) => row.title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('names a parameter alike in a path, its aliases and its redirect', () => {
    for (const row of pages)
      for (const path of [...row.aliases, ...(row.redirect ? [row.redirect] : [])])
        expect(paramsOf(path), path).toEqual(paramsOf(row.path));
  });

  it('shows variants at aliases only, and `-simple` without its advanced panel', () => {
    for (const row of pages)
      expect(row.aliases).toEqual(expect.arrayContaining(Object.keys(row.variants ?? {})));
    expect(pageById('ai-consensus').variants).toEqual({ '/ai/consensus-simple': 'simple' });
  });

  it('says how many pages are not open yet, a number that may only fall', () => {
    const unbuilt = pages.filter(isUnbuilt).length;
    console.info(`${unbuilt} of ${pages.length} pages are not built yet`);
    expect(unbuilt).toBeLessThanOrEqual(mostUnbuilt);
  });

  it('shows aliases in place and redirects only where the specification says so', () => {
    const redirects = pages.filter((row) => row.redirect).map((row) => [row.path, row.redirect]);
    expect(Object.fromEntries(redirects)).toEqual({
      '/dashboard': '/access',
      '/business/:businessId/success': '/business/:businessId/dashboard',
    });
  });

  it('leaves the three sign-in paths to the server', () => {
    const server = pages.filter((row) => row.server).map((row) => row.path);
    expect(server).toEqual(['/auth/google', '/auth/callback', '/auth/google/callback']);
  });

  it('hides the chrome on the seven inbox paths and nowhere else', () => {
    const bare = pages.filter((row) => row.chrome === 'none').flatMap((row) => [row.path, ...row.aliases]);
    expect(bare.sort()).toEqual(
      words('/hub /inbox-demo /inbox /dashboard/inbox /frenly-inbox /smart-inbox /gesture-settings').sort(),
    );
  });

  it('opens no welcome over what people were sent, what they pay or confirm, and their account', () => {
    const paths = words(`/shared/:id /ai/consensus/shared/:id /chat/share/:shareId /images/share/:id
      /youtube/shared/:shareableId /voice-email/shared/:shareableId /gallery/:id /collections/:id /threads/:id
      /threads/join/:secret /frenlyai-v2/invite/:inviteCode /create/join /checkout /subscription/success
      /panda-purchase /login /register /forgot-password /reset-password /verify-email /onboarding /settings
      /access /profile /profile/:handle /blog/:slug /university/lesson/:slug /qa/:id /create/lab/:id
      /location/:id /privacy-policy /terms-of-service`);
    const loud = pages.filter((row) => !isQuiet(row)).map((row) => row.path);
    expect(paths.filter((path) => loud.includes(path))).toEqual([]);
    expect(loud).toEqual(expect.arrayContaining(['/', '/feedback', '/gallery']));
  });

  it('keeps four links for developers', () => {
    expect(idsWhere((row) => row.devOnly).sort()).toEqual(['hub', 'nft', 'nft-make-offer', 'nft-stats']);
  });

  it('lets only admins into everything under /admin, and nothing else', () => {
    const admin = pages.filter((row) => row.access === 'admin').map((row) => row.path);
    expect(admin.sort()).toEqual(tablePaths.filter((path) => /^\/admin(\/|$)/.test(path)).sort());
  });
});

describe('reserved segments', () => {
  it('hold the first segment of every path, in lower case', () => {
    for (const path of tablePaths) {
      const first = path.split('/')[1]!;
      if (first && !first.startsWith(':')) expect(reservedSegments, path).toContain(first.toLowerCase());
    }
    expect(reservedSegments).toContain('directory');
    expect(reservedSegments).not.toContain('');
    expect([...reservedSegments].filter((segment) => /[:*/A-Z]/.test(segment))).toEqual([]);
  });

  it('hold what the server answers itself', () => {
    const server =
      'api v1 auth assets files healthz readyz metrics mcp sandbox previews robots.txt sitemap.xml favicon.ico well-known';
    for (const segment of words(server)) expect(reservedSegments).toContain(segment);
  });
});
