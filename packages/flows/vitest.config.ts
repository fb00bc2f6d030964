import { suite } from '@pix-payments/testing/suite'
import type { ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = suite('flows', {
  // Some tests run all flows, which takes a while on a busy machine.
  testTimeout: 240_000,
  hookTimeout: 240_000,
})

export default config
