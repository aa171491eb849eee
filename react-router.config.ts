import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build/pages',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
