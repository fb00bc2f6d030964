import type { ViteUserConfig } from 'vitest/config'
import { defineConfig } from 'vitest/config'

const config: ViteUserConfig = defineConfig({
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'import', 'default'] } },
  test: {
    name: 'pix',
    include: ['test/**/*.test.ts'],
    // All files run in one process, because no file changes a global.
    isolate: false,
    // Some tests start a compiler, which is slow on a busy machine.
    testTimeout: 30_000,
    benchmark: { include: ['bench/**/*.bench.ts'] },
  },
})
export default config
