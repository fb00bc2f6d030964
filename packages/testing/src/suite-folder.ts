import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { currentRun, openRun } from './run.ts'

/**
 * Gives a suite a folder of its own for temporary files. At the end, the folders of tests must be gone: a folder that is
 * left fails the suite.
 */
export default function setup({ name }: TestProject): () => void {
  const { folder } = currentRun() ?? openRun()
  const own = mkdtempSync(join(folder, `${name}-`))
  process.env['TMPDIR'] = own
  return () => {
    const left = readdirSync(own).filter((entry) => entry.startsWith('pix-') && !entry.endsWith('.lock'))
    rmSync(own, { recursive: true, force: true, maxRetries: 5 })
    if (left.length > 0) throw new Error(`The suite ${name} left these files in TMPDIR: ${left.join(', ')}`)
  }
}
