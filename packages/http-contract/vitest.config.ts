import { defineConfig, type ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = defineConfig({
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'import', 'default'] } },
  test: {
    name: 'http-contract',
    include: ['test/**/*.test.ts'],
    // One process for all files: the contract takes time to load. No file changes a global.
    isolate: false,
    // Some tests start a process; on a busy machine that takes a while.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

export default config
