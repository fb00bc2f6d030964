import { suite } from '@pix-payments/testing/suite'
import { type ViteUserConfig, mergeConfig } from 'vitest/config'

// Not 'import': `require()` would match it too, and pg would get a module where it needs CommonJS.
const conditions = ['pix-source', 'module', 'node']
const config: ViteUserConfig = mergeConfig(
  // Node loads no JSX, so Vite transforms the sources of this package.
  { ssr: { resolve: { conditions } }, environments: { __vitest__: { resolve: { conditions } } } },
  suite('dashboard', { testTimeout: 180_000, experimental: { viteModuleRunner: true } }),
)

export default config
