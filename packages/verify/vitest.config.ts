import { defineConfig, type ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = defineConfig({
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'import', 'default'] } },
  test: {
    name: 'verify',
    include: ['test/**/*.test.ts'],
    // The verifier plays its scenarios one after another, and starts processes.
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
})

export default config
