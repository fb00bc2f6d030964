import { defineConfig, type ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = defineConfig({
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'import', 'default'] } },
  test: {
    name: 'contract-tests',
    include: ['test/**/*.test.ts'],
    // All files run in one process, because the mock and the compiled contract take seconds to load. No file changes a
    // global.
    isolate: false,
    // The tests of broken institutions run concurrently, because they mostly wait.
    maxConcurrency: 8,
    // The whole suite runs against the mock, and some tests start a process.
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
})

export default config
