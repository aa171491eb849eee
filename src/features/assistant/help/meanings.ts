/** Different words for one thing: the terms on the left stand for each of the words and phrases on the right. */

export const meanings: Readonly<Record<string, string>> = {
  signin:
    'sign in, log in, login, log on, logon, sign into, log into, get into, get in, come in, enter account, access account, signing on, sign on, log myself in, let me in, get back in',
  signout:
    'sign out, log out, logout, sign off, log off, sign me out, log me out, kick out of account, kick me out, throw me out, thrown out of account',
  register:
    'sign up, signup, register, registration, create account, make account, new account, open account, create new account, make new account, open new account, join, become member, get account, set up account, enrol, enroll, sign me up, take part',
  lockedout: 'lock out, shut out, lock me out',
  panda: 'panda, bear, mascot',
  password: 'password, passphrase, pass word, pw, passcode',
  forget:
    'forget, not remember, dont remember, cant remember, cannot remember, no longer know, reset, slip mind, memory',
  lose: 'lose, misplace, missing, disappear, vanish, go missing, is gone',
  delete:
    'delete, deletion, remove, removal, erase, erasure, get rid, wipe, destroy, clear, purge, discard, terminate, scrub, nuke, shred',
  'delete account': 'close account, cancel account, quit, leave frenly',
  confirm: 'confirm, confirmation, verify, verification, unverified, unconfirmed',
  email: 'email, e mail, mail, letter, email address, mail address, mailbox',
  receive:
    'receive, arrive, never get, not get, didnt get, havent get, dont get, do not get, doesnt come, not come, come, show up, in my inbox',
  resend: 'resend, send again, send once more',
  twofactor:
    'two factor, 2fa, second factor, two step, 2 step, 2 factor, tow factor, mfa, multi factor, totp, authenticator, authenticator app, authentication app, google authenticator, one time code, six digit code, six digit, 6 digit, extra step, second step, second lock, code app',
  backupcode:
    'backup code, recovery code, rescue code, emergency code, spare code, back up code, reserve code',
  code: 'code, pin, login code, sign in code, digit',
  passkey:
    'passkey, pass key, fingerprint, face id, touch id, my face, webauthn, fido, fido2, security key, hardware key, windows hello, yubikey, biometric, passwordless, without password, no password, instead of password, instead of type password, finger',
  session: 'session',
  device: 'device, gadget, tablet, ipad',
  language:
    'language, english, german, french, spanish, italian, portuguese, dutch, polish, russian, ukrainian, turkish, arabic, hindi, chinese, japanese, korean',
  computer: 'computer, machine, laptop, pc, notebook, desktop, macbook, chromebook',
  apikey: 'api key, api token, access token, personal key, token, secret key',
  api: 'api, openapi, swagger, rest api, endpoint, programmatically, programmatic, automate, automation, script, curl, api documentation, api reference',
  developer: 'developer, programmer, program',
  documentation: 'documentation, doc, reference, manual',
  handle: 'handle, username, user name, nickname, nick, login name, screen name, alias, user id',
  picture:
    'picture, photo, avatar, profile picture, profile photo, profile image, profile pic, pic, portrait, selfie, image of me, headshot, mugshot',
  bio: 'bio, biography, about text, describe myself, introduce myself, something about myself, description about me, description of me, description of myself, words about me',
  theme:
    'theme, dark mode, light mode, night mode, dark theme, light theme, appearance, dark, colour, color, night, bright, black, white, blinding, glaring, glare',
  notification: 'notification, notify, alert, bell, ping',
  trash:
    'trash, bin, recycle bin, trash can, rubbish, undo, undelete, get back, bring back, accident, accidentally, by mistake, accidental',
  export:
    'export, download data, download everything, takeout, copy of data, data portability, archive, copy of everything, take with me',
  feedback:
    'feedback, suggestion, suggest, idea, feature request, new feature, complain, complaint, improve, improvement, praise, propose, proposal, opinion, wish, criticism',
  problem:
    'problem, trouble, issue, error, fail, failure, broken, break, cannot, cant, can not, unable, not work, doesnt work, does nothing, wont, isnt work, stop work, go wrong, wrong, stuck, reject, refuse, not accept, invalid, nothing happen, incorrect, not let me, wont let me, doesnt let me',
  down: 'down, reachable, not reachable, unreachable, offline, slow, not load, doesnt load, outage',
  admin: 'admin, administrator, superuser, moderator, admins',
  suspend:
    'suspend, suspension, ban, block, kick, kick out, throw out, throw, unsuspend, unban, expel, exclude, get rid of a user, bar, lock user, lock account, lock user account, disable user, disable account, boot out',
  abuse:
    'abuse, abusive, misbehave, troll, harass, insult, spammer, rude, annoying, behave badly, bad behaviour, spam, bully, jerk, nasty, nuisance, troublemaker',
  role: 'role, permission, promote, demote, admin right, appoint, nominate, privilege, grant, power, powers',
  user: 'user, member, person, customer, colleague, coworker, employee, guy, folk, folks',
  announcement:
    'announcement, announce, banner, broadcast, inform, message everyone, tell everyone, maintenance, downtime, message to all, notice, ribbon, heads up',
  prevent: 'prevent, forbid, disallow, restrict, stop people, stop anyone, keep out, limit who',
  backup: 'backup, back up, dump, snapshot, save whole installation, save everything, safety copy',
  restore: 'restore, recover, recovery, reinstate',
  move: 'move, migrate, transfer, relocate',
  variable:
    'environment variable, env variable, env var, variable, env, configuration, config, configure, parameter',
  postgres: 'postgres, postgresql, database, db, database url, pglite',
  smtp: 'smtp, mail server, email server, outgoing mail, real mail, real email, really send',
  deliver: 'deliver, delivery, go out, sent out',
  s3: 's3, bucket, minio, object storage, cloud storage, aws, amazon s3, amazon',
  file: 'file, upload, attachment',
  brand: 'brand, host name, hostname, domain, subdomain, custom domain, domain name, multi brand, host',
  https: 'https, ssl, tls, certificate, encrypt',
  proxy: 'proxy, reverse proxy, load balancer, nginx, caddy, apache, traefik',
  shortcut:
    'shortcut, keyboard shortcut, hotkey, key combination, keyboard, palette, command palette, ctrl k, cmd k, press key',
  welcome:
    'welcome, overlay, hold panda, press panda, press and hold, intro, introduction, splash, welcome screen, big panda, at the beginning, at the start, greeting',
  guest:
    'guest, visitor, anonymous, anonymously, without account, no account, without sign in, without sign up, without register, not sign in, without log in, without login, before sign up, before register, before make account, before create account, without create account, without make account, not a member',
  privacy:
    'privacy, track, tracker, tracking, know about me, store about me, keep about me, collect, analytics, advertising, advertisement, ad, data protection, confidential',
  'privacy data': 'personal data, personal information',
  data: 'data, information, info',
  stay: 'stay, remain, keep me, keep myself',
  lostphone:
    'lose phone, lose mobile, lose authenticator, lose authenticator device, lose authenticator app, lose device with authenticator, phone lose, phone steal, phone break, phone is break, phone is lose, phone was steal, phone be steal, break phone, drop phone, without phone, not have phone, no phone, phone dead, phone is dead, phone die, phone is go, steal phone, phone drown, phone fall, phone smash, smash phone, phone brick, brick phone, phone wipe, wipe phone',
  requestid: 'request id, request number, error id, reference number, error number, long id, error code',
  change:
    'change, edit, update, modify, rename, alter, replace, switch, adjust, correct, different, swap, amend',
  enable: 'enable, turn on, switch on, activate, set up, setup, add, begin use, start use',
  disable: 'disable, turn off, switch off, deactivate, get fewer, no more',
  install:
    'install, installation, self host, deploy, host myself, run myself, own server, start server, start frenly, at home, locally, local, run frenly, run it',
  phone:
    'phone, mobile, smartphone, iphone, android, cellphone, mobile phone, telephone, handset, cell phone, cell',
  support:
    'support, contact, human, real person, staff, reach you, customer service, helpdesk, talk to, speak to, team, hotline, phone number, telephone number, ring you, ring somebody, ring someone, agent',
  price:
    'price, pricing, cost, pay, payment, subscription, subscribe, billing, premium, free plan, credit card, plan and price, charge, fee, money, buy, purchase, invoice, buck, bucks, dollar, euro, expensive, gratis',
  hacked:
    'hack, steal, thief, theft, compromise, suspicious, intruder, not me, break into, pwned, hijack, breach',
  unknown: 'unknown, not recognise, not recognize, stranger, unfamiliar',
  notopen: 'not open, not open yet, coming soon, not available yet, not ready yet, under construction',
  store: 'store, save, record',
  audit: 'audit, audit log, activity log, who did what, history of actions',
  visible: 'visible, show, display, appear, public, see, view, look at, find out',
  hide: 'hide, private, invisible, conceal',
  answer: 'answer, reply, response, respond',
  report: 'report, tell you',
  valid:
    'valid, validity, expire, expiration, expiry, how long, how many days, how many hours, run out, too old, outdated, still available, week, day, hour',
  limit:
    'limit, maximum, minimum, size, how big, how large, large, too short, too long, how many character, character, length, megabyte, mb',
  link: 'link, url',
  safe: 'safe, secure, security, protect, protection, safer, safety',
  identity: 'it is me, it is you, its me, who i am, prove identity, identity',
  forgood: 'for good, forever, permanently, permanent, irrevocably',
  toooften: 'too often, too many request, rate limit, too many try, too many attempt, 429',
  create: 'create, generate, produce, issue, regenerate',
  need: 'require, required, necessary, requirement',
  can: 'do you support, does frenly support, does it support, is supported, support for',
  where: 'cannot find, cant find',
};

/** Forms that their endings do not give away, or give away wrongly. */
export const irregularForms: Readonly<Record<string, string>> = {
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
  seen: 'see',
  kept: 'keep',
  found: 'find',
  stole: 'steal',
  stolen: 'steal',
  broke: 'break',
  went: 'go',
  hidden: 'hide',
  bought: 'buy',
  sold: 'sell',
  left: 'leave',
  thrown: 'throw',
  threw: 'throw',
  came: 'come',
  ran: 'run',
  information: 'data',
  told: 'tell',
};

/** They stand in every other question and say little about what it is about. */
export const emptyWords = new Set(
  (
    'a about actually after again all already also although always am an and another any anybody anymore anyone anything anywhere are as ask at available ' +
    'back be because been before being big both but by can could currently did do does doing done dont each else ever every ' +
    'everybody everyone everything everywhere exist exists for from get gets getting give go goes going gone good had happen happens has ' +
    'have having hello help her here hey hi him his how i id if ill im in into is it its ive just kind know let like long longer lot make makes ' +
    'many may maybe me mean means might mine more much must my myself need needs never no nobody not nothing now of off often ok on once one ' +
    'only onto or other others our out over own page pages people perhaps please possible put quite really right same should simply so some ' +
    'somebody somehow somewhere someone something sometimes soon step still stuff such take tell than thank thanks that the their them then there ' +
    'these they thing things think this those time times to today tomorrow too try trying under until up us use used useful using very ' +
    'want wanted was way we well were what whats when where whether which while who whole whom whose why will with without wonder ' +
    'wondering would yes yesterday yet you your yours frenly site website'
  ).split(' '),
);
