/**
 * Who may call what, as a reviewed list: an endpoint that is added, or opens up, shows here as a difference.
 * To accept one, copy the printed lines.
 */
import { expect, test } from 'vitest';
import { accessLevels, type Access, type AnyEndpoint } from '#kit/contract/endpoint.ts';
import { gathered } from './gathered.server.ts';

const endpoints: AnyEndpoint[] = gathered.endpoints.map(({ endpoint }) => endpoint);
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;
const listed = (text: string) =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .filter(Boolean);
/** Printed on a difference: the whole list as it would have to read. */
const asListed = (names: string[]) => `\n\n${names.map((name) => `  ${name}`).join('\n')}\n`;
const declared = (access: Access) =>
  endpoints
    .filter((endpoint) => endpoint.access === access)
    .map(nameOf)
    .sort();

/** Anyone, signed in or not. */
const publicSet = listed(`
  GET /.well-known/jwks.json
  GET /api/allies
  GET /api/allies/:id
  GET /api/ally-tools
  GET /api/auth/google/pending
  GET /api/auth/handle-available
  GET /api/auth/options
  GET /api/auth/user
  GET /api/beta/place
  GET /api/blog
  GET /api/blog-comments
  GET /api/blog-tags
  GET /api/blog/:slug
  GET /api/builder/published/:slug
  GET /api/business-invites/by/:secret/about
  GET /api/certificates-revoked
  GET /api/certificates/:id
  GET /api/certificates/:id/badge.png
  GET /api/certificates/:id/certificate.pdf
  GET /api/certificates/:id/credential.jwt
  GET /api/collected
  GET /api/collections
  GET /api/collections/:id
  GET /api/credential-keys/:id
  GET /api/directory
  GET /api/directory/places
  GET /api/ebooks/opds
  GET /api/ebooks/public/:id/book.epub
  GET /api/ecosystem
  GET /api/engines
  GET /api/files/:id
  GET /api/gallery
  GET /api/gallery-businesses/:handle
  GET /api/gallery-comments
  GET /api/gallery-examples
  GET /api/gallery-examples/:id/input
  GET /api/gallery-shelves
  GET /api/gallery/:id
  GET /api/gallery/:id/input
  GET /api/gallery/:id/ripples
  GET /api/help/articles
  GET /api/help/articles/:slug
  GET /api/help/search
  GET /api/invites/by/:code
  GET /api/lab
  GET /api/lab-tags
  GET /api/lab/:id
  GET /api/lab/:id/posts
  GET /api/listing-care/:section
  GET /api/listings
  GET /api/listings-places
  GET /api/listings-sections
  GET /api/listings/:id
  GET /api/listings/:id/similar
  GET /api/locations/:id
  GET /api/plans
  GET /api/profiles
  GET /api/profiles/:handle
  GET /api/profiles/:handle/panda
  GET /api/profiles/:handle/place
  GET /api/profiles/:handle/soulprint
  GET /api/pulse
  GET /api/question-posts/:id/versions
  GET /api/question-tags
  GET /api/questions
  GET /api/questions-similar
  GET /api/questions/:id
  GET /api/realtime/ticket
  GET /api/scrolls/:id
  GET /api/settings/theme
  GET /api/site
  GET /api/thanks
  GET /api/thread-invites/by/:secret
  GET /api/thread-messages/:id/ask
  GET /api/thread-messages/:id/run
  GET /api/thread-messages/:id/versions
  GET /api/threads-public
  GET /api/threads-tools
  GET /api/threads/:id
  GET /api/threads/:id/changes
  GET /api/threads/:id/messages
  GET /api/threads/:id/outcomes
  GET /api/tools
  GET /api/topics/:topic
  GET /api/workflows/tools
  GET /api/world/cities
  GET /api/world/named
  GET /api/world/people
  GET /api/world/places
  GET /api/world/search
  GET /auth/callback
  GET /auth/google
  GET /auth/google/callback
  GET /blog/atom.xml
  GET /blog/feed.json
  GET /blog/feed.xml
  GET /opensearch.xml
  GET /previews/ally/:id/card.png
  GET /previews/blog/:slug/card.png
  GET /previews/examples/:id/:width
  GET /previews/gallery/:id/:width
  GET /previews/gallery/:id/card.png
  GET /previews/lab/:id/card.png
  GET /previews/page/:id/card.png
  GET /previews/question/:id/card.png
  GET /previews/scroll/:id/card.png
  GET /sandbox/preview
  GET /sites/:slug
  GET /sites/:slug/:page
  GET /sites/:slug/files/:name
  GET /sites/:slug/sent/:form
  POST /api/auth/check-link
  POST /api/auth/forgot-password
  POST /api/auth/login
  POST /api/auth/login/second-factor
  POST /api/auth/logout
  POST /api/auth/passkey/login
  POST /api/auth/passkey/options
  POST /api/auth/register
  POST /api/auth/reset-password
  POST /api/auth/signout
  POST /api/auth/verify-email
  POST /api/beta/applications
  POST /api/beta/applications/confirm
  POST /api/beta/applications/leave
  POST /api/billing/webhook
  POST /api/gallery/:id/views
  POST /api/hooks/workflows/:id
  POST /api/invites/by/:code/keep
  POST /api/summon
  POST /sites/:slug/forms/:form
  PUT /api/settings/theme
`);

/** Anyone; a new browser becomes a guest who owns what it makes. */
const guestSet = listed(`
  DELETE /api/attachments/:id
  DELETE /api/consensus/panels/:id
  DELETE /api/documents/:id
  DELETE /api/mockup-comments/:id
  DELETE /api/own-words/:id
  DELETE /api/panda/conversations/:id
  DELETE /api/picture-boards/:id
  DELETE /api/polish/rules/:id
  DELETE /api/quests/:id/start
  DELETE /api/runs/:id
  DELETE /api/saved-searches/:id
  DELETE /api/shares
  DELETE /api/shares/:id
  DELETE /api/talk-folders/:id
  DELETE /api/thread-messages/:id
  DELETE /api/threads/:id/members/:member
  DELETE /api/uploads/:id
  DELETE /api/works/:id
  GET /api/builder/sites/:id/publication
  GET /api/consensus/panels
  GET /api/documents
  GET /api/documents/:id
  GET /api/documents/:id/find
  GET /api/documents/:id/pages
  GET /api/documents/:id/tables
  GET /api/ebooks/:id/cover.webp
  GET /api/find
  GET /api/lessons
  GET /api/lessons/:slug
  GET /api/mockups/:id/comments
  GET /api/own-words
  GET /api/panda/conversations
  GET /api/panda/conversations/:id
  GET /api/photos/:id/picture
  GET /api/photos/models
  GET /api/picture-boards
  GET /api/pictures
  GET /api/pictures/:id/relatives
  GET /api/polish/rules
  GET /api/quests
  GET /api/quests-by-members
  GET /api/quests/:id
  GET /api/review
  GET /api/runs
  GET /api/runs/:id
  GET /api/runs/:id/export
  GET /api/runs/:id/files
  GET /api/runs/:id/ratings
  GET /api/runs/:id/settlements
  GET /api/runs/:id/shares
  GET /api/runs/:id/stream
  GET /api/runs/:id/talk
  GET /api/runs/:id/versions
  GET /api/runs/:id/workflow
  GET /api/saved-searches
  GET /api/search
  GET /api/shares
  GET /api/talk-folders
  GET /api/talks
  GET /api/talks/:id/export
  GET /api/under-way
  GET /api/uploads/:id
  GET /api/voices/:voice/sample
  GET /api/workflow-executions/:id
  GET /api/workflow-executions/:id/steps/:step
  GET /api/workflows/:id/executions
  GET /api/works
  GET /api/works/:id
  GET /api/works/:id/export
  GET /api/works/:id/proposals
  GET /api/works/:id/shares
  GET /api/works/:id/versions
  GET /api/works/:id/versions/:number
  PATCH /api/consensus/panels/:id
  PATCH /api/documents/:id
  PATCH /api/mockup-comments/:id
  PATCH /api/picture-boards/:id
  PATCH /api/runs/:id
  PATCH /api/shares/:id
  PATCH /api/talk-folders/:id
  PATCH /api/talks/:id
  PATCH /api/thread-messages/:id
  PATCH /api/uploads/:id
  PATCH /api/works/:id
  PATCH /api/works/:id/versions/:number
  POST /api/attachments
  POST /api/code/preview-hosts
  POST /api/consensus/panels
  POST /api/documents
  POST /api/documents/:id/read
  POST /api/documents/:id/restore
  POST /api/documents/:id/unlock
  POST /api/documents/demo
  POST /api/ebooks/cover-pictures
  POST /api/editor/check
  POST /api/engines/:id/try
  POST /api/engines/browser-channel
  POST /api/feedback/panda
  POST /api/feedback/screenshots
  POST /api/hearings
  POST /api/hearings/preparations
  POST /api/lessons/:slug/exercises/:exercise
  POST /api/lessons/:slug/quiz
  POST /api/mockup-comments/:id/replies
  POST /api/mockups/:id/comments
  POST /api/mockups/:id/files
  POST /api/own-words
  POST /api/panda/chat
  POST /api/photos
  POST /api/photos/:id/finished
  POST /api/picture-boards
  POST /api/polish/rules
  POST /api/product-manuals/photos
  POST /api/quests/:id/start
  POST /api/rehearsal
  POST /api/review/:id
  POST /api/runs/:id/requests
  POST /api/runs/:id/restore
  POST /api/runs/:id/retry
  POST /api/runs/:id/shares
  POST /api/runs/:id/stop
  POST /api/saved-searches
  POST /api/studio/parts
  POST /api/talk-folders
  POST /api/talks/delete
  POST /api/talks/move
  POST /api/talks/restore
  POST /api/thread-invites/by/:secret/guest
  POST /api/thread-messages/:id/restore
  POST /api/threads/:id/earlier-messages
  POST /api/threads/:id/messages
  POST /api/tools/:tool/quote
  POST /api/tools/:tool/runs
  POST /api/uploads
  POST /api/voice-email/revisions
  POST /api/wellbeing/talk
  POST /api/workflow-executions/:id/decisions
  POST /api/workflow-executions/:id/restart
  POST /api/workflow-executions/:id/stop
  POST /api/workflows/:id/executions
  POST /api/workflows/:id/quote
  POST /api/workflows/check
  POST /api/works
  POST /api/works/:id/copies
  POST /api/works/:id/proposals
  POST /api/works/:id/proposals/:proposal/decision
  POST /api/works/:id/restore
  POST /api/works/:id/shares
  POST /api/works/:id/versions
  POST /api/works/:id/versions/:number/restore
  PUT /api/lessons/:slug/note
  PUT /api/lessons/:slug/place
  PUT /api/mockup-comments/:id/resolved
  PUT /api/picture-boards/:id/pictures/:picture
  PUT /api/pictures/:id/favourite
  PUT /api/runs/:id/ratings
  PUT /api/thread-messages/:id/reactions
  PUT /api/threads/:id/read
  PUT /api/works/:id/content
`);

/** Whoever holds a share link. */
const shareSet = listed(`
  GET /api/shared/:secret
  GET /api/shared/:secret/settlements
  GET /previews/shared/:secret/card.png
`);

/** Admins; to everyone else these do not exist. */
const adminSet = listed(`
  DELETE /api/admin/billing/codes/:id
  DELETE /api/admin/feedback/:id
  DELETE /api/admin/packs/:id
  DELETE /api/admin/waitlist/:id
  GET /api/admin/appeals
  GET /api/admin/audit
  GET /api/admin/audit-actions
  GET /api/admin/billing
  GET /api/admin/billing/invoices
  GET /api/admin/blog
  GET /api/admin/blog/:id
  GET /api/admin/blog/:id/revisions
  GET /api/admin/feedback
  GET /api/admin/feedback/counts
  GET /api/admin/installation
  GET /api/admin/jobs
  GET /api/admin/overview
  GET /api/admin/packs
  GET /api/admin/questions
  GET /api/admin/questions/counts
  GET /api/admin/reports
  GET /api/admin/reports/counts
  GET /api/admin/settings
  GET /api/admin/users
  GET /api/admin/users/:id
  GET /api/admin/users/:id/businesses
  GET /api/admin/users/:id/credits
  GET /api/admin/waitlist
  GET /api/admin/waitlist-figures
  GET /api/admin/waitlist-preview
  GET /sandbox/letters/sample
  PATCH /api/admin/settings
  POST /api/admin/appeals/decision
  POST /api/admin/billing/clock
  POST /api/admin/billing/codes
  POST /api/admin/billing/invoices/:id/refund
  POST /api/admin/blog
  POST /api/admin/blog/:id/publish
  POST /api/admin/blog/:id/withdraw
  POST /api/admin/businesses/:id/owner
  POST /api/admin/certificates/:id/revoke
  POST /api/admin/credential-keys/rotate
  POST /api/admin/feedback/:id/answer
  POST /api/admin/feedback/:id/restore
  POST /api/admin/feedback/:id/state
  POST /api/admin/gallery/:id/hidden
  POST /api/admin/jobs/:id/cancel
  POST /api/admin/jobs/:id/retry
  POST /api/admin/packs/:id/fetch
  POST /api/admin/questions/posts/:id/decision
  POST /api/admin/reports/:id/decision
  POST /api/admin/users/:id/credits
  POST /api/admin/users/:id/end-sessions
  POST /api/admin/users/:id/plan
  POST /api/admin/users/:id/resend-verification
  POST /api/admin/users/:id/role
  POST /api/admin/users/:id/suspend
  POST /api/admin/users/:id/unsuspend
  POST /api/admin/waitlist/invite
  POST /api/listing-care/:section/decision
  PUT /api/admin/blog/:id
  PUT /api/admin/flags/:flag
`);

/** Signed in with a personal API key of that scope, too. */
const keySet = listed(`
  DELETE /api/attachments/:id (tools:run)
  DELETE /api/builder/sites/:id/answers/:answer (content:write)
  DELETE /api/documents/:id (content:write)
  DELETE /api/own-words/:id (content:write)
  DELETE /api/picture-boards/:id (content:write)
  DELETE /api/polish/rules/:id (content:write)
  DELETE /api/runs/:id (content:write)
  DELETE /api/uploads/:id (tools:run)
  DELETE /api/works/:id (content:write)
  DELETE /mcp (tools:run)
  DELETE /v1/files/:id (content:write)
  DELETE /v1/responses/:id (content:write)
  GET /api/auth/user (account:read)
  GET /api/builder/answers (content:read)
  GET /api/builder/sites/:id/answers.csv (content:read)
  GET /api/builder/sites/:id/publication (content:read)
  GET /api/credits/statement (account:read)
  GET /api/documents (content:read)
  GET /api/documents/:id (content:read)
  GET /api/documents/:id/find (content:read)
  GET /api/documents/:id/pages (content:read)
  GET /api/documents/:id/tables (content:read)
  GET /api/ebooks/:id/cover.webp (content:read)
  GET /api/files/:id (tools:run)
  GET /api/own-words (content:read)
  GET /api/pandas (account:read)
  GET /api/photos/:id/picture (content:read)
  GET /api/photos/models (tools:run)
  GET /api/picture-boards (content:read)
  GET /api/pictures (content:read)
  GET /api/pictures/:id/relatives (content:read)
  GET /api/polish/rules (content:read)
  GET /api/runs (content:read)
  GET /api/runs/:id (tools:run)
  GET /api/runs/:id/export (tools:run)
  GET /api/runs/:id/files (tools:run)
  GET /api/runs/:id/stream (tools:run)
  GET /api/runs/:id/talk (content:read)
  GET /api/runs/:id/versions (content:read)
  GET /api/under-way (content:read)
  GET /api/uploads/:id (tools:run)
  GET /api/voices/:voice/sample (tools:run)
  GET /api/workflow-executions/:id (tools:run)
  GET /api/workflow-executions/:id/steps/:step (tools:run)
  GET /api/workflows/:id/executions (content:read)
  GET /api/works (content:read)
  GET /api/works/:id (content:read)
  GET /api/works/:id/export (content:read)
  GET /api/works/:id/proposals (content:read)
  GET /api/works/:id/versions (content:read)
  GET /api/works/:id/versions/:number (content:read)
  GET /mcp (tools:run)
  GET /v1/batches (tools:run)
  GET /v1/batches/:id (tools:run)
  GET /v1/files (tools:run)
  GET /v1/files/:id (tools:run)
  GET /v1/files/:id/content (tools:run)
  GET /v1/models (tools:run)
  GET /v1/models/:id{.+} (tools:run)
  GET /v1/responses/:id (tools:run)
  PATCH /api/documents/:id (content:write)
  PATCH /api/picture-boards/:id (content:write)
  PATCH /api/runs/:id (content:write)
  PATCH /api/uploads/:id (tools:run)
  PATCH /api/works/:id (content:write)
  PATCH /api/works/:id/versions/:number (content:write)
  POST /api/attachments (tools:run)
  POST /api/documents (content:write)
  POST /api/documents/:id/read (content:write)
  POST /api/documents/:id/restore (content:write)
  POST /api/documents/:id/unlock (content:write)
  POST /api/documents/demo (content:write)
  POST /api/ebooks/cover-pictures (tools:run)
  POST /api/editor/check (tools:run)
  POST /api/hearings (tools:run)
  POST /api/hearings/preparations (tools:run)
  POST /api/own-words (content:write)
  POST /api/photos (content:write)
  POST /api/photos/:id/finished (content:write)
  POST /api/picture-boards (content:write)
  POST /api/polish/rules (content:write)
  POST /api/product-manuals/photos (tools:run)
  POST /api/runs/:id/requests (tools:run)
  POST /api/runs/:id/restore (content:write)
  POST /api/runs/:id/retry (tools:run)
  POST /api/runs/:id/stop (tools:run)
  POST /api/studio/parts (tools:run)
  POST /api/tools/:tool/quote (tools:run)
  POST /api/tools/:tool/runs (tools:run)
  POST /api/uploads (tools:run)
  POST /api/voice-email/revisions (tools:run)
  POST /api/workflow-executions/:id/restart (tools:run)
  POST /api/workflow-executions/:id/stop (tools:run)
  POST /api/workflows/:id/executions (tools:run)
  POST /api/workflows/:id/quote (tools:run)
  POST /api/works (content:write)
  POST /api/works/:id/copies (content:write)
  POST /api/works/:id/proposals (content:write)
  POST /api/works/:id/proposals/:proposal/decision (content:write)
  POST /api/works/:id/restore (content:write)
  POST /api/works/:id/versions (content:write)
  POST /api/works/:id/versions/:number/restore (content:write)
  POST /mcp (tools:run)
  POST /v1/audio/speech (tools:run)
  POST /v1/audio/transcriptions (tools:run)
  POST /v1/audio/translations (tools:run)
  POST /v1/batches (tools:run)
  POST /v1/batches/:id/cancel (tools:run)
  POST /v1/chat/completions (tools:run)
  POST /v1/completions (tools:run)
  POST /v1/embeddings (tools:run)
  POST /v1/files (tools:run)
  POST /v1/images/edits (tools:run)
  POST /v1/images/generations (tools:run)
  POST /v1/moderations (tools:run)
  POST /v1/responses (tools:run)
  PUT /api/picture-boards/:id/pictures/:picture (content:write)
  PUT /api/pictures/:id/favourite (content:write)
  PUT /api/works/:id/content (content:write)
`);

test.for<[Access, string[]]>([
  ['public', publicSet],
  ['guest', guestSet],
  ['share', shareSet],
  ['admin', adminSet],
])('the endpoints open to %s are exactly those of the list', ([access, list]) => {
  expect(declared(access), asListed(declared(access))).toEqual(list);
});

test('a personal API key opens exactly these', () => {
  const withKey = endpoints
    .filter(({ key }) => key)
    .map((endpoint) => `${nameOf(endpoint)} (${endpoint.key})`);
  expect(withKey.sort(), asListed(withKey)).toEqual(keySet);
});

test('every endpoint declares who may call it; what is in no list above is for members', () => {
  expect(endpoints.filter(({ access }) => !accessLevels.includes(access)).map(nameOf)).toEqual([]);
});

test('no two endpoints answer to the same call', () => {
  const shapes = endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`);
  expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
});

test('every endpoint says in a sentence what it does', () => {
  expect(endpoints.filter(({ summary }) => !/^[A-Z].{5,}\.$/.test(summary)).map(nameOf)).toEqual([]);
});

test('every parameter of a path is parsed', () => {
  const wrong = endpoints.filter(({ path, params }) => {
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
    return (
      inPath.sort().join() !==
      Object.keys(params?._zod.def.shape ?? {})
        .sort()
        .join()
    );
  });
  expect(wrong.map(nameOf)).toEqual([]);
});

test('what changes something is never a GET, and what asks for proof is for those signed in', () => {
  expect(endpoints.filter(({ method, body }) => method === 'GET' && body).map(nameOf)).toEqual([]);
  expect(
    endpoints.filter(({ fresh, access }) => fresh && !['member', 'admin'].includes(access)).map(nameOf),
  ).toEqual([]);
});

test('what pages without an origin may send is public', () => {
  const sent = endpoints.filter(({ fromSandbox }) => fromSandbox);
  expect(sent.map(nameOf)).toEqual(['POST /sites/:slug/forms/:form']);
  expect(sent.map(({ access }) => access)).toEqual(['public']);
});
