import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLong } from '@pix-payments/testing/length'
import { suite } from '@pix-payments/testing/suite'
import type { ViteUserConfig } from 'vitest/config'

const filesWhere = (isSo: (file: string, text: string) => boolean): string[] =>
  globSync('test/**/*.test.ts', { cwd: import.meta.dirname }).filter((file) =>
    isSo(file, readFileSync(join(import.meta.dirname, file), 'utf8')),
  )

/** The files that name their engines, so that they have no partitions. */
const withOwnEngines = (): string[] =>
  filesWhere((_, text) => /\/storage\/(?:repeated|engines)\.ts'/.test(text))

/**
 * The files that `pnpm test:long` would only repeat: neither their name says that they are long, nor do they take other
 * numbers or engines from `support/runs.ts` or `storage/repeated.ts`.
 */
const sameFiles = (): string[] =>
  filesWhere((file, text) => !file.endsWith('.long.test.ts') && !/\/(?:runs|repeated)\.ts'/.test(text))

const config: ViteUserConfig = suite('service', {
  exclude: isLong ? sameFiles() : process.env['PIX_TEST_PARTITIONS'] === undefined ? [] : withOwnEngines(),
  // Half of the time of this suite is waiting for disks, databases and clocks.
  maxWorkers: 2,
})

export default config
