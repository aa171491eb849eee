import {
  branch,
  calculate,
  combine,
  approval,
  goesOn,
  input,
  tell,
  leadsTo,
  tool,
  type Template,
} from './template.ts';
import { contract, mails, meeting, question, updates } from './samples.ts';

export const workTemplates: readonly Template[] = [
  {
    id: 'mail-digest',
    title: 'Mail digest',
    flow: {
      about: 'Several e-mails become one page: a summary of each.',
      inputs: [input('mails', 'E-mails, with a line of three hyphens between them', mails)],
      steps: [
        calculate('split', 'Split the e-mails', { mails: '$split(input.mails, /\\n-{3,}\\n/)' }),
        tool(
          'each_mail',
          'Summarise each',
          'summarise',
          { length: 'short' },
          { each: { list: 'steps.split.data.mails', into: 'text' } },
        ),
        combine(
          'digest',
          'Digest',
          '# Mail digest\n\n{{$join($map(steps.each_mail.items, function($text, $at) { $string($at + 1) & ". " & $text }), "\\n\\n")}}',
        ),
      ],
      links: [leadsTo('split', 'each_mail'), leadsTo('each_mail', 'digest')],
    },
  },
  {
    id: 'meeting-to-mail',
    title: 'Meeting notes to e-mail',
    flow: {
      about: 'Notes of a meeting become key points and an e-mail to everyone, checked before you send it.',
      inputs: [input('notes', 'Notes', meeting), input('from', 'Your name', 'Kim', 'line')],
      steps: [
        tool('points', 'Key points', 'key-points', { text: '{{input.notes}}', many: 'some' }),
        tool('mail', 'Write the e-mail', 'email', {
          points: '{{input.notes}}',
          subject: 'Notes of our meeting',
          from: '{{input.from}}',
        }),
        tool('check', 'Check the e-mail', 'email-check'),
        combine(
          'all',
          'Together',
          '## Key points\n\n{{steps.points.text}}\n\n## E-mail\n\n{{steps.mail.text}}\n\n## Before you send it\n\n{{steps.check.text}}',
        ),
      ],
      links: [goesOn('mail', 'check'), leadsTo('points', 'all'), leadsTo('check', 'all')],
    },
  },
  {
    id: 'weekly-report',
    title: 'Weekly report',
    flow: {
      about: 'Updates of the week, one per line, are corrected, put together and summed up.',
      inputs: [input('updates', 'Updates', updates, 'list')],
      steps: [
        tool(
          'corrected',
          'Correct each update',
          'grammar',
          {},
          { each: { list: 'input.updates', into: 'text' } },
        ),
        tool('summary', 'Sum up', 'summarise', { length: 'short' }, { onError: 'continue' }),
        combine(
          'report',
          'Report',
          '# Weekly report\n\n{{steps.summary.text}}\n\n## In detail\n\n{{$join($map(steps.corrected.items, function($text) { "- " & $text }), "\\n")}}',
        ),
      ],
      links: [goesOn('corrected', 'summary'), leadsTo('summary', 'report')],
    },
  },
  {
    id: 'fields-to-table',
    title: 'Document to table',
    flow: {
      about: 'Amounts, days and addresses of a text, found exactly, as a table.',
      inputs: [input('text', 'Text of the document', contract)],
      steps: [
        calculate('found', 'Find the fields', {
          amounts: '$match(input.text, /[0-9][0-9.,]* (EUR|USD|GBP|CHF)/).match',
          days: '$match(input.text, /[0-9]{1,2} [A-Z][a-z]+ [0-9]{4}/).match',
          addresses: '$match(input.text, /[A-Za-z0-9.]+@[A-Za-z0-9.-]+[A-Za-z]/).match',
        }),
        combine(
          'table',
          'Table',
          '| Field | Found |\n|---|---|\n| Amounts | {{$join([steps.found.data.amounts], "; ")}} |\n| Days | {{$join([steps.found.data.days], "; ")}} |\n| Addresses | {{$join([steps.found.data.addresses], "; ")}} |',
        ),
      ],
      links: [leadsTo('found', 'table')],
    },
  },
  {
    id: 'reply-with-approval',
    title: 'Reply, with your approval',
    flow: {
      about: 'A reply to an e-mail is written, then waits for your yes.',
      inputs: [
        input('mail', 'E-mail to reply to', question),
        input('points', 'Your answers, one per line', '1: yes, it is free\n2: 300 euros\n3: yes'),
        input('from', 'Your name', 'Kim', 'line'),
      ],
      steps: [
        tool('reply', 'Write the reply', 'email', {
          mail: '{{input.mail}}',
          points: '{{input.points}}',
          from: '{{input.from}}',
        }),
        approval('approve', 'Approve the reply', '{{steps.reply.text}}'),
        combine('ready', 'Ready to send', '{{steps.reply.text}}'),
      ],
      links: [leadsTo('reply', 'approve'), leadsTo('approve', 'ready', 'yes')],
    },
  },
  {
    id: 'watch-search',
    title: 'Watch a search',
    flow: {
      about: 'Searches, and notifies you when a word is among what it finds. Run it on a schedule.',
      inputs: [
        input('q', 'Search for', 'How do pandas digest bamboo?', 'line'),
        input('word', 'Notify me of this word', 'bamboo', 'line'),
      ],
      steps: [
        tool('search', 'Search', 'search', { q: '{{input.q}}' }),
        branch(
          'is_there',
          'Is the word there?',
          '$contains($lowercase(steps.search.text), $lowercase(input.word))',
        ),
        tell('notify', 'Notify me', 'Found “{{input.word}}”: {{$substring(steps.search.text, 0, 300)}}'),
        combine('nothing', 'Nothing new', '“{{input.word}}” isn’t among the results.'),
      ],
      links: [
        leadsTo('search', 'is_there'),
        leadsTo('is_there', 'notify', 'yes'),
        leadsTo('is_there', 'nothing', 'no'),
      ],
    },
  },
];
