import { definePages } from '#app/page-row.ts';

export const servicePages = definePages({ category: 'Services', brands: ['main', 'frenlyemail'] }, [
  {
    id: 'professional-services',
    path: '/professional-services',
    file: 'features/law/pages/professional-services.tsx',
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
    file: 'features/law/pages/lawyer.tsx',
    title: 'Legal document helper',
    quiet: true,
  },
]);
