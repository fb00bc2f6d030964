import { defineConfig, type ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'spec/vitest.config.ts',
      'docs/vitest.config.ts',
      'examples/operator/vitest.config.ts',
    ],
  },
})

export default config
