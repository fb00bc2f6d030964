/**
 * What `pnpm start` and `pnpm dev` run: `node run.ts <start or dev> [options]`. Reads the options first, so that `--help`
 * and a wrong option need no build. Then bundles the contract, and starts.
 */
import { bundleContract } from './bundle-contract.ts'
import { readSettings } from './command-line.ts'

const [script] = process.argv.splice(2, 1)

/** True when the command will start servers. For help and wrong options, the command prints its own text. */
function startsServers(): boolean {
  try {
    return readSettings() !== undefined
  } catch {
    return false
  }
}

try {
  if (startsServers()) await bundleContract()
  await (script === 'dev' ? import('./dev.ts') : import('./start.ts'))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
