import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../review/finding.ts'

/** Finds the source file of a finding. */
export interface SourceFiles {
  /** Returns a path relative to the repository. Undefined for a component whose file was removed. */
  of(finding: Finding): string | undefined
}

/** Indexes the files of the contract by name. Each operation, event and component has its own file. */
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
