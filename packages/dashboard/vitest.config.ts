import { suite } from '@pix-payments/testing/suite'
import type { ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = suite('dashboard', { testTimeout: 180_000 })

export default config
