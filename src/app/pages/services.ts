import { definePages } from '#app/page-row.ts';

export const servicePages = definePages({ category: 'Services', brands: ['main', 'frenlyemail'] }, [
  {
    id: 'professional-services',
    path: '/professional-services',
    title: 'Professional services',
    description: 'The AI therapist and the AI lawyer: what each can do and what it cannot.',
  },
  {
    id: 'therapist',
    path: '/therapist',
    title: 'AI therapist',
    description: 'Private reflective conversation, guided exercises and mood check-ins; never a diagnosis.',
  },
  {
    id: 'lawyer',
    path: '/lawyer',
    title: 'AI lawyer',
    description: 'Plain-language legal information and document checks; not a substitute for a lawyer.',
  },
]);
