import { defineConfig, type ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = defineConfig({
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'import', 'default'] } },
  test: {
    name: 'flows',
    // `pnpm test:long` runs the tests that install a program.
    include: [process.env['PIX_TEST_RUNS'] === 'long' ? 'test/long/*.test.ts' : 'test/*.test.ts'],
    // All files run in one process, because the service and the mock take seconds to load. No file changes a global.
    isolate: false,
    // Some tests run all flows, which takes a while on a busy machine.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
})

export default config
