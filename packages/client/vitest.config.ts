import { isLong, suite } from '@pix-payments/testing/suite'
import type { ViteUserConfig } from 'vitest/config'

/** These tests install hundreds of megabytes of runtimes and frameworks, so only `pnpm test:long` runs them. */
const LONG = ['test/runtimes.test.ts', 'test/undici.test.ts', 'test/nestjs.test.ts']

const config: ViteUserConfig = suite('client', { exclude: isLong ? [] : LONG })

export default config
