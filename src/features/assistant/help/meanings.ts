/** Different words for one thing. What stands on the left stands for all of them; several words are matched as a phrase. */

export const meanings: Readonly<Record<string, string>> = {
  signin: 'sign in, log in, login, log on, logon, sign into, log into, get into, get in, authenticate',
  signout: 'sign out, log out, logout, sign off, log off, sign me out, log me out, kick me out',
  register:
    'sign up, register, registration, create account, make account, new account, open account, create new account, make new account, open new account, join, become member',
  password: 'password, passphrase, pass word, pw',
  forget: 'forget, forgot, forgotten, not remember, dont remember, cant remember, reset, lose, lost',
  delete: 'delete, deletion, remove, removal, erase, erasure, get rid, wipe, close account, cancel account',
  confirm: 'confirm, confirmation, verify, verification, validate, validation',
  email: 'email, e mail, mail, letter, email address, mail address',
  twofactor:
    'two factor, 2fa, second factor, two step, 2 step, 2 factor, mfa, multi factor, totp, authenticator, authenticator app, authentication app, google authenticator, one time code, six digit code, six digits',
  backupcode: 'backup code, recovery code, rescue code, emergency code, spare code, back up code',
  passkey:
    'passkey, pass key, fingerprint, face id, touch id, webauthn, fido, fido2, security key, windows hello, yubikey, biometric, passwordless, without password, no password',
  session: 'session, device, computer, laptop',
  apikey: 'api key, api token, access token, personal key, token, secret key, bearer',
  api: 'api, openapi, swagger, rest api, endpoint, programmatically, automate, script, curl, api documentation, api reference',
  handle: 'handle, username, user name, nickname, nick, login name',
  picture: 'picture, photo, avatar, profile picture, profile photo, profile image, profile pic, pic, portrait',
  theme:
    'theme, dark mode, light mode, night mode, dark theme, light theme, appearance, dark, colour, color, night, bright',
  notification: 'notification, notify, alert, bell',
  trash: 'trash, bin, recycle bin, trash can, rubbish, undo, undelete, get back, bring back, accident, accidentally, by mistake',
  export: 'export, download data, download everything, takeout, copy of data, data portability, archive',
  feedback: 'feedback, suggestion, suggest, idea, feature request, complain, complaint, improve, praise',
  problem:
    'problem, trouble, issue, error, fail, failure, broken, cannot, cant, can not, unable, not work, doesnt work, wont, isnt work, stop work, went wrong, go wrong, wrong, stuck',
  admin: 'admin, administrator, superuser, moderator',
  suspend: 'suspend, suspension, ban, block, kick, lock out, shut out, unsuspend, unban',
  role: 'role, permission, promote, demote, right',
  announcement: 'announcement, announce, banner, broadcast, message everyone, tell everyone, line on top',
  backup: 'backup, back up, dump, snapshot',
  variable: 'environment variable, env variable, env var, variable, env, configuration, config, configure, option',
  postgres: 'postgres, postgresql, database, db, database url, pglite',
  smtp: 'smtp, mail server, email server, outgoing mail, real mail, real email',
  s3: 's3, bucket, minio, object storage, cloud storage, aws, amazon',
  brand: 'brand, host name, hostname, domain, subdomain, custom domain, domain name, multi brand',
  shortcut: 'shortcut, keyboard shortcut, hotkey, key combination, keyboard, palette, command palette, ctrl k, cmd k',
  welcome: 'welcome, overlay, hold panda, press panda, press and hold, intro, splash',
  guest:
    'guest, visitor, anonymous, anonymously, without account, no account, without sign in, without sign up, without register, not sign in, without log in, without login',
  privacy: 'privacy, personal data, personal information, track, tracking, cookie, gdpr, know about me, store about me, kept about me, keep about me',
  requestid: 'request id, request number, error id, reference number, error number, long id, error code',
  change: 'change, edit, update, modify, rename, alter, replace, switch',
  enable: 'enable, turn on, switch on, activate, set up, setup, add',
  disable: 'disable, turn off, switch off, deactivate',
  install: 'install, installation, self host, deploy, host myself, host it myself, run myself, own server, start server',
  phone: 'phone, mobile, smartphone, iphone, android, cellphone',
  support: 'support, contact, human, real person, staff, talk someone, speak someone, reach you, reach someone',
  price: 'price, cost, pay, payment, plan, subscription, subscribe, billing, premium, plus plan, pro plan, free plan, credit card',
  safe: 'security, secure, hacked, hack, stolen, compromised, somebody else, someone else, stranger, suspicious, unknown',
  store: 'store, save, record, keep track',
  audit: 'audit, audit log, activity log, who did what, history of actions',
  show: 'show, display, appear, see, visible',
};

/** They stand in every other question and say nothing about what it is about. */
export const emptyWords = new Set(
  (
    'a about after again all also am an and any anything are as at be because been before being but by can could did do does doing ' +
    'dont for from get gets getting give go goes going got had has have having hello help here hey hi how i id if ill im in into is it ' +
    'its ive just know let like may me might mine more much must my need needs no not now of off ok on one only or other our out over ' +
    'please possible really should so some somehow something still tell than thank thanks that the their them then there these they ' +
    'thing things this those to too try trying up us use used using want wanted was way we were what whats when where which while who ' +
    'whom whose why will with without wonder wondering would yes yet you your yours frenly site website page pages already although people somebody someone anybody ' +
    'everybody everyone ever never actually currently maybe perhaps simply quite very lot time times good well am mean means exist exists ' +
    'kind happen happens long big'
  ).split(' '),
);
