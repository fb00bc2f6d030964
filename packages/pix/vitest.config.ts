import { suite } from '@pix-payments/testing/suite'
import type { ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = suite('pix', { benchmark: { include: ['bench/**/*.bench.ts'] } })

export default config
