import { defineConfig, type ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = defineConfig({
  // Not 'import': it would reach require() as well, and pg would be given a module where it needs CommonJS.
  ssr: { resolve: { conditions: ['source', 'module', 'node'] } },
  test: {
    name: 'service',
    include: ['test/**/*.test.ts'],
    // One process for many files: the contract and its validators take time to load. No file changes a global.
    isolate: false,
    // Two such processes: half of their time is waiting for disks, databases and clocks.
    maxWorkers: 2,
    // Some tests start a process; on a busy machine that takes a while.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The default of a second is too short on a busy machine.
    expect: { poll: { timeout: 15_000 } },
  },
})

export default config
