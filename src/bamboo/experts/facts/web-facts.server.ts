/** What people who make websites look up: status codes, ports, what abbreviations stand for. */
import { STATUS_CODES } from 'node:http';
import { asNames, asNumber, factExpert, type FactAnswer } from './fact.ts';

/** What a status tells the one who gets it; RFC 9110 in a few words. */
const meanings: Readonly<Record<number, string>> = {
  200: 'it worked',
  201: 'something new was made',
  202: 'accepted, to be done later',
  204: 'it worked, and there is nothing to show',
  206: 'a part of what is there',
  301: 'it has moved for good',
  302: 'it is elsewhere for now',
  303: 'look at another address',
  304: 'it has not changed since you last asked',
  307: 'it is elsewhere for now; ask the same way',
  308: 'it has moved for good; ask the same way',
  400: 'the request could not be understood',
  401: 'sign in first',
  402: 'it must be paid for',
  403: 'you are not allowed to',
  404: 'there is nothing at this address',
  405: 'not in this way',
  406: 'not in a form you accept',
  408: 'the request took too long',
  409: 'it conflicts with how things are',
  410: 'it was here and is gone',
  411: 'say how long it is',
  412: 'a condition of the request does not hold',
  413: 'too large',
  414: 'the address is too long',
  415: 'this kind of content is not accepted',
  418: 'a joke: the teapot refuses to brew coffee',
  422: 'understood, but not valid',
  425: 'too early',
  426: 'upgrade the protocol',
  429: 'too many requests',
  431: 'the headers are too large',
  451: 'withheld for legal reasons',
  500: 'the server failed',
  501: 'the server cannot do this',
  502: 'a server behind it answered badly',
  503: 'not available at the moment',
  504: 'a server behind it did not answer in time',
  507: 'no space left',
  511: 'sign in to the network first',
};

const ports: Readonly<Record<string, number>> = {
  http: 80,
  https: 443,
  ssh: 22,
  sftp: 22,
  ftp: 21,
  smtp: 25,
  dns: 53,
  imap: 143,
  imaps: 993,
  pop3: 110,
  telnet: 23,
  mysql: 3306,
  postgresql: 5432,
  postgres: 5432,
  redis: 6379,
  mongodb: 27017,
  rdp: 3389,
  ldap: 389,
  ntp: 123,
  mqtt: 1883,
};

const abbreviations: Readonly<Record<string, string>> = {
  html: 'HyperText Markup Language',
  css: 'Cascading Style Sheets',
  http: 'Hypertext Transfer Protocol',
  https: 'Hypertext Transfer Protocol Secure',
  url: 'Uniform Resource Locator',
  uri: 'Uniform Resource Identifier',
  api: 'application programming interface',
  json: 'JavaScript Object Notation',
  xml: 'Extensible Markup Language',
  sql: 'Structured Query Language',
  dns: 'Domain Name System',
  ip: 'Internet Protocol',
  tcp: 'Transmission Control Protocol',
  udp: 'User Datagram Protocol',
  ftp: 'File Transfer Protocol',
  ssh: 'Secure Shell',
  tls: 'Transport Layer Security',
  ssl: 'Secure Sockets Layer',
  vpn: 'virtual private network',
  cpu: 'central processing unit',
  gpu: 'graphics processing unit',
  ram: 'random-access memory',
  rom: 'read-only memory',
  usb: 'Universal Serial Bus',
  ssd: 'solid-state drive',
  hdd: 'hard disk drive',
  pdf: 'Portable Document Format',
  jpeg: 'Joint Photographic Experts Group',
  png: 'Portable Network Graphics',
  gif: 'Graphics Interchange Format',
  svg: 'Scalable Vector Graphics',
  csv: 'comma-separated values',
  ai: 'artificial intelligence',
  ui: 'user interface',
  ux: 'user experience',
  faq: 'frequently asked questions',
  gdpr: 'General Data Protection Regulation',
  isbn: 'International Standard Book Number',
  gps: 'Global Positioning System',
  led: 'light-emitting diode',
  lcd: 'liquid-crystal display',
  dna: 'deoxyribonucleic acid',
  rna: 'ribonucleic acid',
  nasa: 'National Aeronautics and Space Administration',
  nato: 'North Atlantic Treaty Organization',
  un: 'United Nations',
  eu: 'European Union',
  who: 'World Health Organization',
  unesco: 'United Nations Educational, Scientific and Cultural Organization',
  unicef: "United Nations Children's Fund",
  gdp: 'gross domestic product',
  vat: 'value-added tax',
  atm: 'automated teller machine',
  asap: 'as soon as possible',
  rsvp: 'répondez s’il vous plaît (please reply)',
  ceo: 'chief executive officer',
  cfo: 'chief financial officer',
  cto: 'chief technology officer',
  diy: 'do it yourself',
  eta: 'estimated time of arrival',
  fyi: 'for your information',
  tbd: 'to be determined',
  bmi: 'body mass index',
  laser: 'light amplification by stimulated emission of radiation',
  radar: 'radio detection and ranging',
  scuba: 'self-contained underwater breathing apparatus',
  wifi: 'nothing: it is a trade name, often read as “wireless fidelity”',
  cors: 'cross-origin resource sharing',
  csrf: 'cross-site request forgery',
  xss: 'cross-site scripting',
  jwt: 'JSON Web Token',
  sdk: 'software development kit',
  ide: 'integrated development environment',
  llm: 'large language model',
  mcp: 'Model Context Protocol',
  seo: 'search engine optimization',
  utc: 'Coordinated Universal Time',
  gmt: 'Greenwich Mean Time',
  am: 'ante meridiem (before noon)',
  pm: 'post meridiem (after noon)',
};

export const webFacts = factExpert({
  id: 'web-facts',
  title: 'Codes and abbreviations',
  describes: 'HTTP status codes, network ports, and what abbreviations stand for.',
  family: 'web-facts',
  source: { title: 'Codes and abbreviations' },
  tell: (plain) => status(plain) ?? port(plain) ?? abbreviation(plain),
});

const rfc = [{ title: 'RFC 9110, HTTP semantics', url: 'https://www.rfc-editor.org/rfc/rfc9110' }];

function status(plain: string): FactAnswer | undefined {
  const match =
    /^(?:what (?:is|does|means?) )?(?:an? |the )?(?:http )?(?:status )?(?:code |error |status |response )*(\d{3})(?: (?:error|status|code|http|response))*(?: (?:mean|stand for|in http|error))?$/.exec(
      plain,
    );
  const code = Number(match?.[1]);
  const name = match && STATUS_CODES[code];
  if (name && (/http|status|error|code|response/.test(plain) || code === 404))
    return {
      text: `**${code} ${name}**${meanings[code] ? `: ${meanings[code]}` : ''}.`,
      value: asNames(name),
      sources: rfc,
    };
  const named =
    /^(?:what is )?(?:the )?(?:http )?(?:status )?(?:code|status code|error code|status) (?:of|for) (.+)$/.exec(
      plain,
    )?.[1];
  const found =
    named &&
    Object.entries(STATUS_CODES).find(
      ([, one]) => one!.toLowerCase() === named.replaceAll(/^["']|["']$/g, ''),
    );
  return found
    ? {
        text: `**${found[0]}** ${found[1]}${meanings[Number(found[0])] ? `: ${meanings[Number(found[0])]}` : ''}.`,
        value: asNumber(Number(found[0])),
        sources: rfc,
      }
    : undefined;
}

function port(plain: string): FactAnswer | undefined {
  const match =
    /^(?:(?:what|which) (?:is the )?)?(?:default |standard |tcp |network )*port(?: number)?(?: (?:does|is|of|for|used by|number|do))* ([a-z0-9]+)(?: (?:use|run on|listen on|default to|using))*(?: by default)?$/.exec(
      plain,
    );
  const number = match && ports[match[1]!];
  return number
    ? {
        text: `${match![1]!.toUpperCase()} uses port **${number}** by default.`,
        value: asNumber(number),
        sources: [
          { title: 'IANA port numbers', url: 'https://www.iana.org/assignments/service-names-port-numbers' },
        ],
      }
    : undefined;
}

function abbreviation(plain: string): FactAnswer | undefined {
  const match =
    /^what (?:does|do|is) (?:the (?:abbreviation|acronym|letters) )?["']?([a-z.]{2,8})["']? (?:stand for|short for|an abbreviation (?:of|for)|an acronym for|abbreviate)$|^(?:what is )?(?:the )?(?:full form|meaning|expansion) of (?:the (?:abbreviation|acronym) )?([a-z]{2,7})$|^([a-z]{2,7}) stands for(?: what)?$/.exec(
      plain,
    );
  const short = match
    ?.slice(1)
    .find((part) => part !== undefined)
    ?.replaceAll('.', '');
  const long = short && Object.hasOwn(abbreviations, short) ? abbreviations[short] : undefined;
  return long ? { text: `${short!.toUpperCase()} stands for **${long}**.`, value: asNames(long) } : undefined;
}
