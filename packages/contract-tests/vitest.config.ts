import { suite } from '@pix-payments/testing/suite'
import type { ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = suite('contract-tests', {
  // The tests of broken institutions run concurrently, because they mostly wait.
  maxConcurrency: 8,
  // The whole suite runs against the mock.
  testTimeout: 120_000,
  hookTimeout: 240_000,
})

export default config
