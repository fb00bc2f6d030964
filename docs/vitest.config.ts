import { suite } from '@pix-payments/testing/suite'
import type { ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = suite('docs', {
  globalSetup: ['test/mock.ts', 'test/shared-browser.ts'],
  hookTimeout: 240_000,
})

export default config
