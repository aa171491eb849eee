import { definePages } from '#app/page-row.ts';

export const servicePages = definePages({ category: 'Services', brands: ['main', 'frenlyemail'] }, [
  {
    id: 'professional-services',
    path: '/professional-services',
    title: 'Professional services',
  },
  {
    id: 'therapist',
    path: '/therapist',
    file: 'features/wellbeing/pages/therapist.tsx',
    title: 'Wellbeing companion',
    quiet: true,
  },
  {
    id: 'lawyer',
    path: '/lawyer',
    title: 'AI lawyer',
  },
]);
