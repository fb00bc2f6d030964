import { defineConfig, type ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = defineConfig({
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'import', 'default'] } },
  test: {
    name: 'cli',
    include: ['test/**/*.test.ts'],
    // All files run in one process, because Prism and the compiled contract take seconds to load. No file changes a
    // global.
    isolate: false,
    // Some tests start a process, which is slow on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

export default config
