import { defineConfig, type ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'spec/vitest.config.ts',
      'docs/vitest.config.ts',
      { test: { name: 'repository', include: ['test/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
})

export default config
