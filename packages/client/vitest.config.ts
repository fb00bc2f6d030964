import { defineConfig, type ViteUserConfig } from 'vitest/config'

/** These tests install hundreds of megabytes of runtimes and frameworks, so only `pnpm test:long` runs them. */
const LONG = ['test/runtimes.test.ts', 'test/undici.test.ts', 'test/nestjs.test.ts']

const config: ViteUserConfig = defineConfig({
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'import', 'default'] } },
  test: {
    name: 'client',
    include: ['test/**/*.test.ts'],
    exclude: process.env['PIX_TEST_RUNS'] === 'long' ? [] : LONG,
    // All files run in one process, because no file changes a global.
    isolate: false,
    // Some tests start a process, which is slow on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

export default config
