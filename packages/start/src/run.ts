/**
 * What `pnpm start` and `pnpm dev` run: `node run.ts <start or dev> [options]`. Reads the options first, so that `--help`
 * and a wrong option need no build. Then looks for taken ports, bundles the contract, and starts.
 */
import { bundleContract } from './bundle-contract.ts'
import { readSettings, type Settings } from './command-line.ts'
import { requireFreePorts } from './taken-ports.ts'

const [script] = process.argv.splice(2, 1)

/** Returns undefined for help and wrong options, for which the command prints its own text. */
function settingsOfServers(): Settings | undefined {
  try {
    return readSettings()
  } catch {
    return undefined
  }
}

try {
  const settings = settingsOfServers()
  if (settings !== undefined) {
    await requireFreePorts(settings.ports, settings.host)
    await bundleContract()
  }
  await (script === 'dev' ? import('./dev.ts') : import('./start.ts'))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
