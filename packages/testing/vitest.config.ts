import { suite } from './src/suite.ts'
import type { ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = suite('testing')

export default config
