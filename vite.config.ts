import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2023', assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
  // Pages are rendered by a bundle that needs nothing from node_modules: it starts faster and holds less memory.
  ssr: { noExternal: process.env.NODE_ENV === 'production' ? true : undefined },
  server: { middlewareMode: true },
});
