import { suite } from '@pix-payments/testing/suite'
import type { ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = suite('verify', {
  isolate: true,
  // The verifier plays its scenarios one after another, and starts processes.
  testTimeout: 240_000,
})

export default config
