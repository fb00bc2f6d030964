import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'

/** A package of the workspace. */
export interface WorkspacePackage {
  readonly name: string
  readonly version: string
  readonly path: string
  readonly private: boolean
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
}

/** Returns the packages that `pnpm-workspace.yaml` names, sorted by folder. The root package is not included. */
export function workspacePackages(root: string): WorkspacePackage[] {
  const { packages } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
    packages: string[]
  }
  const manifests = packages.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }))
  return manifests.sort().map((file) => {
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest
    return {
      name: manifest.name,
      version: manifest.version,
      path: join(root, dirname(file)),
      private: manifest.private ?? false,
    }
  })
}
