import { defineConfig, type ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = defineConfig({
  // Not 'import': it would reach require() as well, and pg would get a module where it needs CommonJS.
  ssr: { resolve: { conditions: ['source', 'module', 'node'] } },
  test: {
    name: 'example-operator',
    include: ['test/**/*.test.ts'],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

export default config
