import { defineConfig, type ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = defineConfig({
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'import', 'default'] } },
  test: {
    name: 'flows',
    include: ['test/**/*.test.ts'],
    // All files run in one process, because the service and the mock take seconds to load. No file changes a global.
    isolate: false,
    // Some tests run all flows, which takes a while on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})

export default config
