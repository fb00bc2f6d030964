import { defineConfig, type ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = defineConfig({
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'import', 'default'] } },
  test: {
    name: 'docs',
    include: ['test/**/*.test.ts'],
    // One process for all files, and one mock: loading either takes seconds. No file changes a global.
    isolate: false,
    globalSetup: 'test/mock.ts',
    testTimeout: 60_000,
    hookTimeout: 240_000,
  },
})

export default config
