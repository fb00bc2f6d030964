import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Returns the path of the Redocly command. It is resolved from the dependencies, so that the lint and the bundler do
 * not depend on PATH.
 */
export function redoclyCommand(): string {
  const require = createRequire(import.meta.url)
  const manifest = require.resolve('@redocly/cli/package.json')
  const { bin } = require(manifest) as { bin: { redocly: string } }
  return join(dirname(manifest), bin.redocly)
}

/** The environment in which Redocly sends no telemetry and prints no news about itself. */
export const redoclyEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
})
