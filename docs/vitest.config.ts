import { defineConfig, type ViteUserConfig } from 'vitest/config'

const conditions = ['source', 'module', 'node', 'import', 'default']

const config: ViteUserConfig = defineConfig({
  ssr: { resolve: { conditions } },
  // `globalSetup` runs in this environment.
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    name: 'docs',
    include: ['test/**/*.test.ts'],
    // All files share one process and one mock, because each takes seconds to start. No file changes a global.
    isolate: false,
    globalSetup: 'test/mock.ts',
    testTimeout: 60_000,
    hookTimeout: 240_000,
  },
})

export default config
