import { suite } from '@pix-payments/testing/suite'
import type { ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = suite('service', {
  // Half of the time of this suite is waiting for disks, databases and clocks.
  maxWorkers: 2,
})

export default config
