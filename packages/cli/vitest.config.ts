import { suite } from '@pix-payments/testing/suite'
import type { ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = suite('cli', { globalSetup: 'test/support/built.ts' })

export default config
