import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../review/finding.ts'

/** Finds the file of the contract that a finding is in. */
export interface SourceFiles {
  /** Relative to the repository; undefined where there is none (a removed operation). */
  of(finding: Finding): string | undefined
}

/** The contract keeps one operation, event and component per file, each named after it. */
export function sourceFiles(root: string): SourceFiles {
  const files = new Map<string, string>()
  for (const entry of readdirSync(join(root, 'spec'), { recursive: true, encoding: 'utf8' })) {
    const name =
      /^(?:operations|webhooks|schemas|parameters|headers|responses|security-schemes)\/(?:.*\/)?(?<name>[^/]+)\.yaml$/.exec(
        entry,
      )?.groups?.['name']
    if (name !== undefined) files.set(name, `spec/${entry}`)
  }
  return {
    of({ component, owners, rule }) {
      if (component !== undefined) return files.get(component)
      if (rule === 'error-code' || rule === 'error-catalogue') return 'spec/errors.yaml'
      return files.get(owners[0] ?? '') ?? 'spec/openapi.yaml'
    },
  }
}
