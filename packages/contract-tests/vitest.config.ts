import { defineConfig, type ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = defineConfig({
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'import', 'default'] } },
  test: {
    name: 'contract-tests',
    include: ['test/**/*.test.ts'],
    // The whole suite runs against the mock, and some tests start a process.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

export default config
