import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLong } from '@pix-payments/testing/length'
import { suite } from '@pix-payments/testing/suite'
import type { ViteUserConfig } from 'vitest/config'

/**
 * The files that `pnpm test:long` would only repeat: neither their name says that they are long, nor do they take other
 * numbers or engines from `support/runs.ts` or `storage/repeated.ts`.
 */
function sameFiles(): readonly string[] {
  const files = globSync('test/**/*.test.ts', { cwd: import.meta.dirname })
  return files.filter(
    (file) =>
      !file.endsWith('.long.test.ts') &&
      !/\/(?:runs|repeated)\.ts'/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  )
}

const config: ViteUserConfig = suite('service', {
  exclude: isLong ? [...sameFiles()] : [],
  // Half of the time of this suite is waiting for disks, databases and clocks.
  maxWorkers: 2,
})

export default config
