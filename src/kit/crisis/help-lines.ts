/**
 * Lines that people in distress can call, by country. The emergency number stands before them. Until someone has compared a line with its
 * own page, `checked` is null, and the page says so; after a year it counts as not checked.
 */

export interface HelpLine {
  name: string;
  /** As it is dialled. */
  phone: string;
  /** Another way to reach it. */
  text?: string;
  /** Its own page: the source of number and hours. */
  url: string;
  /** When it answers. */
  hours: string;
  /** The day on which number and hours were last compared with its page. */
  checked: string | null;
}

const always = 'All day, every day';
const unsureHours = 'See its page for the hours';

export const helpLines: Readonly<Record<string, readonly HelpLine[]>> = {
  US: [
    {
      name: '988 Suicide & Crisis Lifeline',
      phone: '988',
      text: 'Or text 988',
      url: 'https://988lifeline.org',
      hours: always,
      checked: null,
    },
  ],
  CA: [
    {
      name: '9-8-8 Suicide Crisis Helpline',
      phone: '988',
      text: 'Or text 988',
      url: 'https://988.ca',
      hours: always,
      checked: null,
    },
  ],
  GB: [
    { name: 'Samaritans', phone: '116 123', url: 'https://www.samaritans.org', hours: always, checked: null },
  ],
  IE: [
    {
      name: 'Samaritans Ireland',
      phone: '116 123',
      url: 'https://www.samaritans.org/ireland',
      hours: always,
      checked: null,
    },
  ],
  DE: [
    {
      name: 'TelefonSeelsorge',
      phone: '0800 111 0 111',
      url: 'https://www.telefonseelsorge.de',
      hours: always,
      checked: null,
    },
  ],
  AT: [
    {
      name: 'TelefonSeelsorge Österreich',
      phone: '142',
      url: 'https://www.telefonseelsorge.at',
      hours: always,
      checked: null,
    },
  ],
  CH: [
    { name: 'Die Dargebotene Hand', phone: '143', url: 'https://www.143.ch', hours: always, checked: null },
  ],
  FR: [
    {
      name: 'Numéro national de prévention du suicide',
      phone: '3114',
      url: 'https://3114.fr',
      hours: always,
      checked: null,
    },
  ],
  ES: [
    {
      name: 'Línea de atención a la conducta suicida',
      phone: '024',
      url: 'https://www.sanidad.gob.es/linea024',
      hours: always,
      checked: null,
    },
  ],
  NL: [
    {
      name: '113 Zelfmoordpreventie',
      phone: '113',
      text: 'Or 0800 0113',
      url: 'https://www.113.nl',
      hours: always,
      checked: null,
    },
  ],
  BE: [
    {
      name: 'Zelfmoordlijn 1813',
      phone: '1813',
      url: 'https://www.zelfmoord1813.be',
      hours: always,
      checked: null,
    },
  ],
  DK: [
    {
      name: 'Livslinien',
      phone: '70 201 201',
      url: 'https://www.livslinien.dk',
      hours: unsureHours,
      checked: null,
    },
  ],
  SE: [
    {
      name: 'Mind Självmordslinjen',
      phone: '90101',
      url: 'https://mind.se',
      hours: unsureHours,
      checked: null,
    },
  ],
  NO: [
    {
      name: 'Mental Helse Hjelpetelefonen',
      phone: '116 123',
      url: 'https://mentalhelse.no',
      hours: unsureHours,
      checked: null,
    },
  ],
  PL: [
    {
      name: 'Telefon zaufania dla dorosłych',
      phone: '116 123',
      url: 'https://116sos.pl',
      hours: unsureHours,
      checked: null,
    },
  ],
  AU: [
    { name: 'Lifeline', phone: '13 11 14', url: 'https://www.lifeline.org.au', hours: always, checked: null },
  ],
  NZ: [
    {
      name: 'Need to talk?',
      phone: '1737',
      text: 'Or text 1737',
      url: 'https://1737.org.nz',
      hours: always,
      checked: null,
    },
  ],
  IN: [
    {
      name: 'Tele MANAS',
      phone: '14416',
      url: 'https://telemanas.mohfw.gov.in',
      hours: always,
      checked: null,
    },
  ],
  BR: [
    {
      name: 'Centro de Valorização da Vida',
      phone: '188',
      url: 'https://cvv.org.br',
      hours: always,
      checked: null,
    },
  ],
  ZA: [
    {
      name: 'SADAG Suicide Crisis Helpline',
      phone: '0800 567 567',
      url: 'https://www.sadag.org',
      hours: always,
      checked: null,
    },
  ],
  IL: [{ name: 'ERAN', phone: '1201', url: 'https://en.eran.org.il', hours: always, checked: null }],
  SG: [
    {
      name: 'Samaritans of Singapore',
      phone: '1767',
      url: 'https://www.sos.org.sg',
      hours: always,
      checked: null,
    },
  ],
  KR: [
    {
      name: 'Suicide prevention hotline',
      phone: '109',
      url: 'https://www.kfsp.or.kr',
      hours: always,
      checked: null,
    },
  ],
};

/** For every country: a list that is kept by others. */
export const linesElsewhere = { name: 'Find a Helpline', url: 'https://findahelpline.com' };

const checkLasts = 365 * 86_400_000;

export const isChecked = ({ checked }: HelpLine, now: number) =>
  checked !== null && now - Date.parse(checked) < checkLasts;
