import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const production = process.env.NODE_ENV === 'production';

export default defineConfig({
  // Said once, here: otherwise the page bundle would carry React's development build and choose at run time.
  define: production ? { 'process.env.NODE_ENV': '"production"' } : {},
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2023', assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
  // Pages are rendered by a bundle that needs nothing from node_modules: it starts faster and holds less memory.
  ssr: { noExternal: production ? true : undefined },
  server: { middlewareMode: true },
});
