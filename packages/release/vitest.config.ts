import { defineConfig, type ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = defineConfig({
  test: {
    name: 'release',
    include: ['test/**/*.test.ts'],
    // All files run in one process, because no file changes a global.
    isolate: false,
    // Some tests start Redocly, changesets or pnpm, which is slow on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

export default config
