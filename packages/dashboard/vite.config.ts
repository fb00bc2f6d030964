import { defineConfig, type UserConfig } from 'vite'
import { contractFacts } from './build/contract-facts.ts'

/** The service that `vite` (the command for development) sends the calls of the page to. */
const SERVICE = 'http://127.0.0.1:4010'

const config: UserConfig = defineConfig({
  resolve: { conditions: ['pix-source', 'module', 'browser', 'default'] },
  plugins: [contractFacts()],
  build: {
    assetsDir: 'page',
    target: 'es2024',
    // The page is allowed to load files only, so nothing may be written into the HTML or the CSS.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/sandbox': SERVICE, '/v1': SERVICE } },
})

export default config
