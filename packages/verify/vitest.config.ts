import { isLong } from '@pix-payments/testing/length'
import { suite } from '@pix-payments/testing/suite'
import type { ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = suite('verify', {
  // The verifier plays its scenarios one after another, and starts processes.
  testTimeout: 240_000,
  // The back ends mostly wait for the verifier, and the verifier for them.
  ...(isLong && { maxWorkers: 3 }),
})

export default config
