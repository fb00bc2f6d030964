import { defineConfig, type ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = defineConfig({
  // Not 'import': it would reach require() as well, and pg would get a module where it needs CommonJS.
  ssr: { resolve: { conditions: ['source', 'module', 'node'] } },
  test: {
    name: 'operator',
    include: ['test/**/*.test.ts'],
    // All files run in one process, because the service takes seconds to load. No file changes a global.
    isolate: false,
    // The tests start services and a database, which is slow on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

export default config
