import { suite } from '@pix-payments/testing/suite'
import type { ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = suite('spec', { include: ['test/**/*.test.ts', 'lint/**/*.test.ts'] })

export default config
