/** Different words for one thing. What stands on the left stands for all of them; several words are matched as a phrase. */

export const meanings: Readonly<Record<string, string>> = {
  signin: 'sign in, log in, login, log on, logon, sign into, log into, get into, get in',
  signout: 'sign out, log out, logout, sign off, log off, sign me out, log me out, sign myself out',
  register:
    'sign up, signup, register, registration, create account, make account, new account, open account, create new account, make new account, open new account, join, become member',
  lockedout: 'lock out, shut out, lock me out',
  password: 'password, passphrase, pass word, pw, passcode',
  forget: 'forget, not remember, dont remember, cant remember, cannot remember, no longer know, reset, lose',
  delete: 'delete, deletion, remove, removal, erase, erasure, get rid, wipe, close account, cancel account',
  confirm: 'confirm, confirmation, verify, verification, validate, validation, unverified, unconfirmed',
  email: 'email, e mail, mail, letter, email address, mail address, mailbox',
  receive: 'receive, arrive, never get, not get, didnt get, havent get',
  resend: 'resend, send again, send once more',
  twofactor:
    'two factor, 2fa, second factor, two step, 2 step, 2 factor, tow factor, mfa, multi factor, totp, authenticator, authenticator app, authentication app, google authenticator, one time code, six digit code, six digit',
  backupcode: 'backup code, recovery code, rescue code, emergency code, spare code, back up code',
  passkey:
    'passkey, pass key, fingerprint, face id, touch id, webauthn, fido, fido2, security key, hardware key, windows hello, yubikey, biometric, passwordless, without password, no password',
  apikey: 'api key, api token, access token, personal key, token, secret key',
  api: 'api, openapi, swagger, rest api, endpoint, programmatically, programmatic, automate, automation, script, curl, api documentation, api reference',
  developer: 'developer, programmer, program',
  handle: 'handle, username, user name, nickname, nick, login name',
  picture: 'picture, photo, avatar, profile picture, profile photo, profile image, profile pic, pic, portrait, selfie',
  theme: 'theme, dark mode, light mode, night mode, dark theme, light theme, appearance, dark, colour, color, night, bright',
  notification: 'notification, notify, alert, bell',
  trash:
    'trash, bin, recycle bin, trash can, rubbish, undo, undelete, get back, bring back, accident, accidentally, by mistake, accidental',
  export: 'export, download data, download everything, takeout, copy of data, data portability, archive',
  feedback: 'feedback, suggestion, suggest, idea, feature request, complain, complaint, improve, improvement, praise, propose',
  problem:
    'problem, trouble, issue, error, fail, failure, broken, break, cannot, cant, can not, unable, not work, doesnt work, does nothing, wont, isnt work, stop work, go wrong, wrong, stuck, reject, refuse, not accept, invalid, nothing happen',
  admin: 'admin, administrator, superuser, moderator',
  suspend: 'suspend, suspension, ban, block, kick, kick out, throw out, throw, unsuspend, unban, expel',
  role: 'role, permission, promote, demote, right',
  user: 'user, member, person',
  announcement:
    'announcement, announce, banner, broadcast, inform, message everyone, tell everyone, maintenance, downtime, message to all',
  backup: 'backup, back up, dump, snapshot',
  restore: 'restore, recover, recovery',
  variable: 'environment variable, env variable, env var, variable, env, configuration, config, configure',
  postgres: 'postgres, postgresql, database, db, database url, pglite',
  smtp: 'smtp, mail server, email server, outgoing mail, real mail, real email',
  s3: 's3, bucket, minio, object storage, cloud storage, aws, amazon s3, amazon',
  brand: 'brand, host name, hostname, domain, subdomain, custom domain, domain name, multi brand',
  shortcut: 'shortcut, keyboard shortcut, hotkey, key combination, keyboard, palette, command palette, ctrl k, cmd k',
  welcome:
    'welcome, overlay, hold panda, press panda, press and hold, intro, introduction, splash, welcome screen, big panda',
  guest:
    'guest, visitor, anonymous, anonymously, without account, no account, without sign in, without sign up, without register, not sign in, without log in, without login, before sign up, before register, before make account, before create account, without create account, without make account',
  privacy:
    'privacy, personal data, personal information, track, tracker, tracking, cookie, gdpr, know about me, store about me, keep about me, collect, analytics, advertising, advertisement, ad',
  requestid: 'request id, request number, error id, reference number, error number, long id, error code',
  change: 'change, edit, update, modify, rename, alter, replace, switch',
  enable: 'enable, turn on, switch on, activate, set up, setup, add',
  disable: 'disable, turn off, switch off, deactivate',
  install: 'install, installation, self host, deploy, host myself, run myself, own server, start server, start frenly',
  phone: 'phone, mobile, smartphone, iphone, android, cellphone, mobile phone',
  support: 'support, contact, human, real person, staff, reach you, customer service, helpdesk',
  price: 'price, pricing, cost, pay, payment, subscription, subscribe, billing, premium, free plan, credit card, plan and price',
  hacked: 'hack, steal, stolen, compromise, suspicious, intruder, not me, break into, broke into',
  unknown: 'unknown, not know, not recognise, not recognize, stranger',
  notopen: 'not open, not open yet, coming soon, not available yet, not ready yet',
  store: 'store, save, record',
  audit: 'audit, audit log, activity log, who did what, history of actions',
  visible: 'visible, show, display, appear, public',
  answer: 'answer, reply, response, respond',
  upload: 'upload, uploads',
  old: 'old, former, previous',
};

/** Past forms that no ending gives away. */
export const pastForms: Readonly<Record<string, string>> = {
  forgot: 'forget',
  forgotten: 'forget',
  lost: 'lose',
  sent: 'send',
  got: 'get',
  gotten: 'get',
  made: 'make',
  chose: 'choose',
  chosen: 'choose',
  written: 'write',
  wrote: 'write',
  taken: 'take',
  took: 'take',
  shown: 'show',
  kept: 'keep',
  found: 'find',
  stole: 'steal',
  broke: 'break',
  went: 'go',
  gone: 'go',
  hidden: 'hide',
  bought: 'buy',
  sold: 'sell',
  left: 'leave',
  thrown: 'throw',
  threw: 'throw',
};

/** They stand in every other question and say nothing about what it is about. */
export const emptyWords = new Set(
  (
    'a about actually after again all already also although am an and any anybody anymore anyone anything are as at be because been ' +
    'before being big but by can could currently did do does doing dont else ever every everybody everyone exist exists for from ' +
    'get gets getting give go goes going good had happen happens has have having hello help her here hey hi him his how i id if ill im ' +
    'in into is it its ive just kind know let like long lot make makes many may maybe me mean means might mine more much must my need ' +
    'needs never no nobody not nothing now of off ok on once one only onto or other others our out over page pages people perhaps ' +
    'please possible put quite really see should simply so some somebody somehow someone something still stuff take tell than thank ' +
    'thanks that the their them then there these they thing things think this those time times to too try trying under until up us ' +
    'use used useful using very want wanted was way we well were what whats when where whether which while who whom whose why will ' +
    'with without wonder wondering would yes yet you your yours frenly site website'
  ).split(' '),
);
