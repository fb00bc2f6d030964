import { defineConfig, type ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = defineConfig({
  // Not 'import': it would reach require() as well, and pg would get a module where it needs CommonJS.
  ssr: { resolve: { conditions: ['source', 'module', 'node'] } },
  test: {
    name: 'verify',
    include: ['test/**/*.test.ts'],
    // The verifier plays its scenarios one after another, and starts processes.
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
})

export default config
