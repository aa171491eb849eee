/** A manual with everything that a file has to get right. */
import { emptyManual, type Manual } from '../manual.ts';

/** 12 by 12 grey points. */
export const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAwAAAAMCAIAAADZF8uwAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAE0lEQVQYlWPoIAIwjCpiGIRBAAASZeWBVzcFJAAAAABJRU5ErkJggg==';

export const sampleManual: Manual = {
  ...emptyManual,
  model: 'K-200 <x> & #y',
  maker: 'Bamboo Works',
  contact: 'help@bamboo.example',
  intendedUse: 'Boiling water in the kitchen.',
  notIntendedUse: 'Milk, soup or oil.',
  photos: [
    {
      id: 'front',
      picture: pixel,
      alt: 'The kettle from the front',
      caption: 'Front',
      callouts: [
        { id: 'lid', x: 50, y: 10, label: 'Lid' },
        { id: 'switch', x: 80, y: 70, label: 'Switch' },
      ],
    },
    { id: 'broken', picture: 'data:image/png;base64,AAAA', alt: 'A broken photo', caption: '', callouts: [] },
  ],
  parts: [{ id: 'p', name: 'Kettle', count: 1 }],
  notices: [
    {
      id: 'n3',
      signal: 'notice',
      hazard: 'none',
      danger: 'Scale shortens its life.',
      consequence: '',
      avoidance: 'Descale it each month.',
    },
    {
      id: 'n1',
      signal: 'danger',
      hazard: 'electric',
      danger: 'Electric shock.',
      consequence: 'Touching the base with wet hands will kill.',
      avoidance: 'Dry your hands first.',
    },
    {
      id: 'n2',
      signal: 'caution',
      hazard: 'hot',
      danger: 'Hot surface.',
      consequence: 'It can burn you.',
      avoidance: 'Touch the handle alone.',
    },
    {
      id: 'n4',
      signal: 'warning',
      hazard: 'fire',
      danger: 'Fire.',
      consequence: 'It could burn down.',
      avoidance: 'Never run it dry.',
    },
  ],
  steps: [
    { id: 's1', group: 'setup', text: 'Put the base on a flat table.', basis: 'shown', photo: 'front' },
    { id: 's2', group: 'use', text: 'Fill it with 1 litre of water.', basis: 'inferred', photo: '' },
  ],
  specs: [
    { id: 'c1', name: 'Height', value: '254', unit: 'mm' },
    { id: 'c2', name: 'Power', value: '2000', unit: 'W' },
  ],
  care: [{ id: 'm', task: 'Descale', interval: 'Each month' }],
  troubles: [{ id: 't', problem: 'It stays cold.', cause: 'No power.', remedy: 'Plug it in.' }],
  disposal: 'Bring it to a collection point.',
  warranty: 'Two years.',
  online: 'https://frenly.example/product-manuals/abc',
  translations: [{ language: 'de', words: { intendedUse: 'Wasser kochen.' } }],
};
