/** Tools that find a name, a line or a label for a text. */
import { smallTool } from '../small-tool.ts';
import { article, german, mail } from './example-texts.ts';

const oneALine =
  'One a line, without numbers or quotation marks, in the language of the text. Claim nothing that it does not say.';
const enough = {
  least: 40,
  tooShort: 'Paste at least a sentence or two.',
};

export const headline = smallTool({
  id: 'headline',
  title: 'Headlines',
  description: 'Headlines for a text, by a language model, with the length of each.',
  action: 'Find headlines',
  modelNeed: {
    what: 'A headline',
    example: {
      given: 'An article on small, dense forests in cities',
      gives: 'The forest that fits on a tennis court\nTen times faster: how cities grow woods in three years',
    },
  },
  ...enough,
  ask: () =>
    `Write eight headlines for this text, each at most 70 characters, of different kinds. ${oneALine}`,
  lists: true,
  examples: [
    { title: 'An article', input: { text: article } },
    { title: 'A German text', input: { text: german } },
  ],
});

export const subjectLine = smallTool({
  id: 'subject-line',
  title: 'Subject lines',
  description: 'Subjects for an e-mail that say what it is about and by when, by a language model.',
  action: 'Find subjects',
  modelNeed: {
    what: 'A subject line',
    example: {
      given: 'An e-mail that moves a launch and asks for an answer',
      gives:
        'Launch moves to 17 March: your OK by Friday noon\nNew launch date, and one thing we need from you',
    },
  },
  label: 'E-mail',
  ...enough,
  ask: () => `Write five subject lines for this e-mail, each at most 60 characters. ${oneALine}`,
  lists: true,
  examples: [{ title: 'A launch that moves', input: { text: mail } }],
});

export const hashtags = smallTool({
  id: 'hashtags',
  title: 'Hashtags',
  description: 'Hashtags for a post, by a language model, as many as the network likes.',
  action: 'Find hashtags',
  modelNeed: {
    what: 'Finding hashtags',
    example: {
      given: 'A post on small, dense forests in cities',
      gives: '#UrbanForest #MiyawakiMethod #GreenCities #Biodiversity',
    },
  },
  label: 'Post',
  ...enough,
  choices: {
    network: {
      label: 'For',
      of: { instagram: 'Instagram', linkedin: 'LinkedIn', mastodon: 'Mastodon or Bluesky', x: 'X' },
    },
  },
  ask: ({ network }) => `Suggest hashtags for this post on ${network}, most fitting first. ${oneALine}`,
  lists: true,
  examples: [
    { title: 'An article', input: { text: article } },
    { title: 'A German post', input: { text: german, network: 'linkedin' } },
  ],
});

export const metaDescription = smallTool({
  id: 'meta-description',
  title: 'Meta description',
  description: 'Search result descriptions from your page’s text, at the right length.',
  action: 'Describe',
  label: 'Page text',
  ...enough,
  ask: () =>
    `Write three meta descriptions for a web page with this text, each between 120 and 155 characters. ${oneALine}`,
  lists: true,
  examples: [{ title: 'An article', input: { text: article } }],
});

export const altText = smallTool({
  id: 'alt-text',
  title: 'Alt text',
  description: 'Short picture descriptions for screen readers, from your caption or notes.',
  action: 'Write alt text',
  label: 'Caption or notes',
  hint: 'Say what the picture shows. To analyse a picture, use Lens.',
  least: 3,
  choices: {
    purpose: {
      label: 'The picture is',
      of: { shows: 'Part of the content', link: 'A link or button', chart: 'A chart or diagram' },
    },
  },
  ask: ({ purpose }) =>
    `Write three alt texts for a picture (${purpose === 'link' ? 'it is a link: say where it leads' : purpose === 'chart' ? 'a chart: say its kind and its message' : 'part of the content'}) from this caption, each at most 125 characters, without “image of”. ${oneALine}`,
  lists: true,
  examples: [
    {
      title: 'A caption from a newspaper',
      input: {
        text: 'IMG_2041.jpg: Photo of volunteers planting young trees behind a school in Utrecht, some of them children in yellow vests. (Photo: Jan Bakker / City of Utrecht) #treeplanting',
      },
    },
    {
      title: 'A chart',
      input: { text: 'Bar chart, sales by quarter: Q1 120, Q2 135, Q3 90, Q4 180', purpose: 'chart' },
    },
  ],
});

export const slug = smallTool({
  id: 'slug',
  title: 'Titles and slugs',
  description: 'A title in every common case, with matching web addresses and file names.',
  action: 'Make titles and slugs',
  label: 'Title',
  hint: 'A title or first line. For longer texts, the key sentence is used.',
  least: 2,
  examples: [
    { title: 'A title', input: { text: 'what the quick brown fox taught us about working from home' } },
    { title: 'With accents', input: { text: 'Über Größe & Maß: Crème brûlée für Anfänger' } },
    { title: 'In Ukrainian', input: { text: 'Як виростити бамбук на балконі' } },
  ],
});
