import { defineConfig, type ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = defineConfig({
  test: {
    name: 'start',
    include: ['test/**/*.test.ts'],
    // Each test starts the whole product.
    testTimeout: 60_000,
  },
})

export default config
