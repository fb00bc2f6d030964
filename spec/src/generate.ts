/** Writes src/generated/ from errors.yaml, gaps.yaml, sections.yaml and machines/. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { renderModules } from './data/modules.ts'
import { RegisterError } from './data/register-error.ts'

/**
 * Writes the modules of a contract. Returns the fault of a register with its file and line; then nothing is written. A
 * module that is already current is not touched, so that no watcher sees a change.
 */
export function generate(root: string): string | undefined {
  try {
    for (const [file, text] of renderModules(root)) writeChanged(join(root, file), text)
    return undefined
  } catch (error) {
    if (!(error instanceof RegisterError)) throw error
    return `${error.message}\nNothing was written. Correct the file, and run it again.`
  }
}

function writeChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

if (import.meta.main) {
  const fault = generate(dirname(import.meta.dirname))
  if (fault !== undefined) {
    console.error(fault)
    process.exitCode = 1
  }
}
