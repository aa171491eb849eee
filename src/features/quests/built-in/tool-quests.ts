import { builtInQuest, run } from './built-in-quest.ts';

export const toolQuests = [
  builtInQuest({
    id: 'first-questions',
    title: 'One question, many answers',
    about: 'Ask several engines at once, see where they differ, then dig deeper with a follow-up.',
    credits: 10,
    steps: [
      {
        id: 'ask',
        title: 'Ask a question in Multi-AI consensus',
        hint: 'The example about Bolivia is a good one: the sources really disagree.',
        check: run('consensus'),
        example: 0,
      },
      {
        id: 'follow-up',
        title: 'Ask a follow-up in the same chat',
        hint: 'Open your answer and use the box below it. A new chat does not count as a follow-up.',
        check: run('consensus', { fact: 'followsUp', is: true }),
        example: 0,
      },
      {
        id: 'council',
        title: 'Let the engines rank each other: ask in council mode',
        hint: 'Choose “Council” above the question.',
        check: run('consensus', { fact: 'input.mode', is: 'council' }),
        example: 1,
      },
    ],
  }),
  builtInQuest({
    id: 'long-into-short',
    title: 'Summarise',
    about: 'Shorten a text twice: as sentences, then as bullet points.',
    credits: 10,
    steps: [
      {
        id: 'summary',
        title: 'Summarise a text',
        hint: 'Paste anything with a few sentences, or take the example about bamboo.',
        check: run('summarise'),
        example: 0,
      },
      {
        id: 'points',
        title: 'Summarise a text as points',
        hint: 'Tick “As bullet points” before you press the button.',
        check: run('summarise', { fact: 'input.points', is: true }),
        example: 1,
      },
    ],
  }),
  builtInQuest({
    id: 'spot-the-difference',
    title: 'Spot the difference',
    about: 'Two texts about the same thing rarely agree. Find out where.',
    credits: 10,
    steps: [
      {
        id: 'compare',
        title: 'Compare two texts',
        hint: 'Reviews, notices and match reports work well. Three examples are on the page.',
        check: run('compare-texts'),
        example: 0,
      },
      {
        id: 'again',
        title: 'Compare another pair',
        hint: 'Try two versions of something you wrote yourself.',
        check: { ...run('compare-texts'), times: 2 },
        example: 1,
      },
    ],
  }),
  builtInQuest({
    id: 'picture-book',
    title: 'A picture of your own',
    about: 'Describe a scene, draw it in a style you choose, and show it in the gallery.',
    credits: 20,
    steps: [
      {
        id: 'draw',
        title: 'Make a picture',
        hint: 'Say what is in it, where, and at what time of day.',
        check: run('images'),
        example: 0,
      },
      {
        id: 'linocut',
        title: 'Make one as a linocut',
        hint: 'Choose “Linocut” as the style. The penguins are a good start.',
        check: run('images', { fact: 'input.style', is: 'linocut' }),
        example: 1,
      },
      {
        id: 'show',
        title: 'Add one of your pictures to the gallery',
        hint: 'Open your picture and choose “Add to gallery”. You can remove it any time.',
        check: { did: 'creation', where: [{ fact: 'tool', is: 'images' }] },
      },
    ],
  }),
  builtInQuest({
    id: 'letters-that-land',
    title: 'Better e-mails',
    about: 'Write an e-mail from a few points, polish a clumsy one, and catch mistakes before you send.',
    credits: 15,
    steps: [
      {
        id: 'write',
        title: 'Write an e-mail from points',
        hint: 'One point per line. The example moves a meeting.',
        check: run('email'),
        example: 0,
      },
      {
        id: 'polish',
        title: 'Polish a text',
        hint: 'The example has nine mistakes. See how many you can find first.',
        check: run('email-polish'),
        example: 0,
      },
      {
        id: 'check',
        title: 'Check an e-mail before sending',
        hint: 'A missing attachment, a wrong name, a vague date: the example has all three.',
        check: run('email-check'),
        example: 0,
      },
    ],
  }),
  builtInQuest({
    id: 'one-story-many-places',
    title: 'One brief, many formats',
    about: 'Turn one brief into posts, a newsletter and more.',
    credits: 20,
    steps: [
      {
        id: 'set',
        title: 'Make a set in the content creation studio',
        hint: 'Use the bakery example, or your own launch.',
        check: run('studio'),
        example: 0,
      },
      {
        id: 'keep',
        title: 'Save a text to work on',
        hint: 'Start a text of your own, or open a result and choose “Edit”.',
        check: { did: 'work', where: [{ fact: 'kind', is: 'text' }] },
      },
    ],
  }),
  builtInQuest({
    id: 'read-the-small-print',
    title: 'Read the small print',
    about: 'Add a document, get an overview, and ask questions. Answers cite the page.',
    credits: 20,
    steps: [
      {
        id: 'bring',
        title: 'Add a document',
        hint: 'A PDF, a letter, a contract. There’s a sample if you don’t have one.',
        check: { did: 'document' },
      },
      {
        id: 'overview',
        title: 'Get its overview',
        hint: 'Dates, amounts and people, each with the page it comes from.',
        check: run('document-overview'),
      },
      {
        id: 'ask',
        title: 'Ask it a question',
        hint: 'Try “What do I need to do, and by when?”',
        check: run('document-talk'),
        example: 0,
      },
    ],
  }),
  builtInQuest({
    id: 'look-closely',
    title: 'Look closely',
    about: 'Use Lens to read a picture: a receipt, a card, a poster.',
    credits: 10,
    steps: [
      {
        id: 'receipt',
        title: 'Read a picture with the lens',
        hint: 'There are three samples, or use your own photo.',
        check: run('lens'),
        example: 0,
      },
      {
        id: 'card',
        title: 'Read a second one',
        hint: 'A business card becomes a contact you can save.',
        check: { ...run('lens'), times: 2 },
        example: 1,
      },
    ],
  }),
  builtInQuest({
    id: 'tool-hopper',
    title: 'Five tools, five results',
    about: 'Explore Frenly: get one result from each of five different tools.',
    credits: 25,
    steps: [
      {
        id: 'five',
        title: 'Get results from five different tools',
        hint: 'Every tool has examples to try.',
        check: { did: 'run', times: 5, different: 'tool' },
      },
    ],
  }),
];
