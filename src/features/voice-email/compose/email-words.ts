/** Greetings and closings by tone, in the languages that we write them in. */
import type { EmailTone } from '../limits.ts';

interface Words {
  greeting: Record<EmailTone, (name: string | undefined) => string>;
  closing: Record<EmailTone, string>;
  /** Before and after an email that shall be full. */
  opening?: Record<EmailTone, string>;
  offer?: Record<EmailTone, string>;
}

const english: Words = {
  greeting: {
    plain: (name) => (name ? `Hello ${name},` : 'Hello,'),
    friendly: (name) => (name ? `Hi ${name},` : 'Hi there,'),
    formal: (name) => (name ? `Dear ${name},` : 'Dear Sir or Madam,'),
  },
  closing: { plain: 'Best regards,', friendly: 'All the best,', formal: 'Kind regards,' },
  opening: {
    plain: 'I hope you are well.',
    friendly: "I hope you're doing well!",
    formal: 'I hope this message finds you well.',
  },
  offer: {
    plain: 'Let me know if you have any questions.',
    friendly: 'Just let me know if anything is unclear!',
    formal: 'Please do not hesitate to contact me if you have any questions.',
  },
};

const simple = (hello: string, formal: string, closings: [string, string, string]): Words => ({
  greeting: {
    plain: (name) => (name ? `${hello} ${name},` : `${hello},`),
    friendly: (name) => (name ? `${hello} ${name},` : `${hello},`),
    formal: (name) => (name ? `${hello} ${name},` : formal),
  },
  closing: { plain: closings[0], friendly: closings[1], formal: closings[2] },
});

const others: Record<string, Words> = {
  de: simple('Hallo', 'Sehr geehrte Damen und Herren,', [
    'Viele Grüße',
    'Liebe Grüße',
    'Mit freundlichen Grüßen',
  ]),
  fr: simple('Bonjour', 'Madame, Monsieur,', ['Bien à vous,', 'Amicalement,', 'Cordialement,']),
  es: simple('Hola', 'Estimados señores:', ['Saludos,', 'Un abrazo,', 'Atentamente,']),
  it: simple('Ciao', 'Gentili Signori,', ['Saluti,', 'A presto,', 'Cordiali saluti,']),
  nl: simple('Hallo', 'Geachte heer of mevrouw,', [
    'Groeten,',
    'Hartelijke groet,',
    'Met vriendelijke groet,',
  ]),
};

export const emailWords = (language: string): Words =>
  language === 'en' ? english : (others[language] ?? english);
