import { defineConfig, type ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = defineConfig({
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'import', 'default'] } },
  test: {
    name: 'dashboard',
    include: ['test/**/*.test.ts'],
    // One process, because the contract of the service and the browser take seconds to load. No file changes a global.
    isolate: false,
    // Tests in a browser are slow on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
})

export default config
