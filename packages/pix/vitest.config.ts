import type { ViteUserConfig } from 'vitest/config'
import { defineConfig } from 'vitest/config'

const config: ViteUserConfig = defineConfig({
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'import', 'default'] } },
  test: {
    name: 'pix',
    include: ['test/**/*.test.ts'],
    // One process for all files: none changes a global.
    isolate: false,
    // Some tests start a compiler; on a busy machine that takes a while.
    testTimeout: 30_000,
    benchmark: { include: ['bench/**/*.bench.ts'] },
  },
})
export default config
