import { defineConfig, type ViteUserConfig } from 'vitest/config'

const conditions = ['source', 'module', 'node', 'import', 'default']

const config: ViteUserConfig = defineConfig({
  ssr: { resolve: { conditions } },
  // Where `globalSetup` runs.
  environments: { __vitest__: { resolve: { conditions } } },
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
