import { branch, combine, goesOn, input, leadsTo, tool, type Template } from './template.ts';
import { after, article, before, mistakes } from './samples.ts';

const text = (label = 'Text', sample = article) => [input('text', label, sample)];
const whole = { text: '{{input.text}}' };

export const textTemplates: readonly Template[] = [
  {
    id: 'article-to-posts',
    title: 'Article to posts',
    flow: {
      about: 'An article becomes a short version, points for a post, and a check of what fits where.',
      inputs: text('Article'),
      steps: [
        tool('short', 'Short version', 'shorten', { ...whole, size: 'third' }),
        tool('points', 'Points for a post', 'key-points', { ...whole, many: 'few' }),
        tool('fits', 'Where it fits', 'text-limits'),
        combine(
          'posts',
          'Posts',
          '## Short\n\n{{steps.short.text}}\n\n## Points\n\n{{steps.points.text}}\n\n## Where it fits\n\n{{steps.fits.text}}',
        ),
      ],
      links: [goesOn('short', 'fits'), leadsTo('fits', 'posts'), leadsTo('points', 'posts')],
    },
  },
  {
    id: 'proofread',
    title: 'Proofread and show changes',
    flow: {
      about: 'Corrects a text, then shows what changed, word by word.',
      inputs: text('Text', mistakes),
      steps: [
        tool('correct', 'Correct', 'grammar', whole),
        tool('changes', 'What changed', 'what-changed', { ...whole, other: '{{steps.correct.text}}' }),
        combine('both', 'Together', '{{steps.correct.text}}\n\n## What changed\n\n{{steps.changes.text}}'),
      ],
      links: [leadsTo('correct', 'changes'), leadsTo('changes', 'both')],
    },
  },
  {
    id: 'page-for-search',
    title: 'Page ready for search',
    flow: {
      about: 'Descriptions, addresses and readability for the text of a page.',
      inputs: [
        input('title', 'Title', 'The forest that fits on a tennis court', 'line'),
        ...text('Page text'),
      ],
      steps: [
        tool('description', 'Descriptions', 'meta-description', whole),
        tool('address', 'Addresses', 'slug', { text: '{{input.title}}' }),
        tool('reading', 'Readability', 'readability', whole),
        combine(
          'page',
          'Together',
          '## Descriptions\n\n{{steps.description.text}}\n\n## Addresses\n\n{{steps.address.text}}\n\n## Readability\n\n{{steps.reading.text}}',
        ),
      ],
      links: [leadsTo('description', 'page'), leadsTo('address', 'page'), leadsTo('reading', 'page')],
    },
  },
  {
    id: 'study-sheet',
    title: 'Study sheet',
    flow: {
      about: 'An outline, the key points and quiz questions of a text on one sheet.',
      inputs: text(),
      steps: [
        tool('outline', 'Outline', 'outline', whole),
        tool('points', 'Key points', 'key-points', whole),
        tool('quiz', 'Questions', 'questions', whole),
        combine(
          'sheet',
          'Sheet',
          '## Outline\n\n{{steps.outline.text}}\n\n## Key points\n\n{{steps.points.text}}\n\n## Questions\n\n{{steps.quiz.text}}',
        ),
      ],
      links: [leadsTo('outline', 'sheet'), leadsTo('points', 'sheet'), leadsTo('quiz', 'sheet')],
    },
  },
  {
    id: 'two-tones',
    title: 'One message, two tones',
    flow: {
      about: 'The same message, formal and friendly, to choose from.',
      inputs: text(
        'Message',
        "Hey guys, can't make it today, sorry! Gonna send the stuff asap. Thanks a lot!",
      ),
      steps: [
        tool('formal', 'Formal', 'tone', { ...whole, tone: 'formal' }),
        tool('friendly', 'Friendly', 'tone', { ...whole, tone: 'friendly' }),
        combine(
          'both',
          'Both',
          '## Formal\n\n{{steps.formal.text}}\n\n## Friendly\n\n{{steps.friendly.text}}',
        ),
      ],
      links: [leadsTo('formal', 'both'), leadsTo('friendly', 'both')],
    },
  },
  {
    id: 'fit-the-length',
    title: 'Shorten only if it’s long',
    flow: {
      about: 'A long text is halved, a short one only corrected.',
      inputs: [...text(), input('most', 'Characters, at the most', '400', 'number')],
      steps: [
        branch('long', 'Too long?', '$length(input.text) > input.most'),
        tool('shorter', 'Shorten', 'shorten', { ...whole, size: 'half' }),
        tool('corrected', 'Correct', 'grammar', whole),
        combine('ready', 'Ready'),
      ],
      links: [
        leadsTo('long', 'shorter', 'yes'),
        leadsTo('long', 'corrected', 'no'),
        leadsTo('shorter', 'ready'),
        leadsTo('corrected', 'ready'),
      ],
    },
  },
  {
    id: 'two-versions',
    title: 'Two versions compared',
    flow: {
      about: 'What changed between two versions, word by word and claim by claim.',
      inputs: [input('first', 'Before', before), input('second', 'After', after)],
      steps: [
        tool('words', 'Word by word', 'what-changed', { text: '{{input.first}}', other: '{{input.second}}' }),
        tool('claims', 'Claim by claim', 'compare-texts', {
          first: '{{input.first}}',
          second: '{{input.second}}',
        }),
        combine(
          'both',
          'Together',
          '## Word by word\n\n{{steps.words.text}}\n\n## Claim by claim\n\n{{steps.claims.text}}',
        ),
      ],
      links: [leadsTo('words', 'both'), leadsTo('claims', 'both')],
    },
  },
  {
    id: 'plain-language',
    title: 'Plain language',
    flow: {
      about: 'Simplifies a text and measures how easy it is to read, before and after.',
      inputs: text(),
      steps: [
        tool('before', 'Readability before', 'readability', whole),
        tool('simple', 'Simplify', 'simplify', whole),
        tool('after', 'Readability after', 'readability'),
        combine(
          'all',
          'Together',
          '{{steps.simple.text}}\n\n## Before\n\n{{steps.before.text}}\n\n## After\n\n{{steps.after.text}}',
        ),
      ],
      links: [goesOn('simple', 'after'), leadsTo('before', 'all'), leadsTo('after', 'all')],
    },
  },
  {
    id: 'correct-many',
    title: 'Correct many lines',
    flow: {
      about: 'Corrects each line of a list by itself and keeps their order.',
      inputs: [
        input(
          'lines',
          'Lines',
          'She go to school every day.\nThe boxes arrives on Monday.\nThanks for you’re help.',
          'list',
        ),
      ],
      steps: [
        tool('each_line', 'Correct each', 'grammar', {}, { each: { list: 'input.lines', into: 'text' } }),
        combine(
          'list',
          'List',
          '{{$join($map(steps.each_line.items, function($text) { "- " & $text }), "\\n")}}',
        ),
      ],
      links: [leadsTo('each_line', 'list')],
    },
  },
  {
    id: 'review-draft',
    title: 'Review a draft',
    flow: {
      about: 'A draft is criticised, checked and revised; you see each change.',
      inputs: text('Draft', mistakes),
      steps: [
        tool('review', 'Review', 'collaborate', { document: '{{input.text}}' }),
        tool('changes', 'What changed', 'what-changed', { ...whole, other: '{{steps.review.text}}' }),
        combine('both', 'Together', '{{steps.review.text}}\n\n## What changed\n\n{{steps.changes.text}}'),
      ],
      links: [leadsTo('review', 'changes'), leadsTo('changes', 'both')],
    },
  },
];
