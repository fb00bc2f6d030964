import { run } from './process.ts'

/** A package of the workspace. */
export interface WorkspacePackage {
  readonly name: string
  readonly version: string
  readonly path: string
  readonly private: boolean
}

/** All packages of the workspace, without its root. pnpm must be on the PATH, as it is in its scripts. */
export async function workspacePackages(root: string): Promise<WorkspacePackage[]> {
  const { code, stdout, output } = await run('pnpm', ['ls', '-r', '--depth', '-1', '--json'], root)
  if (code !== 0) throw new Error(`pnpm could not list the packages:\n${output}`)
  const all = JSON.parse(stdout) as WorkspacePackage[]
  return all.filter(({ path }) => path !== root)
}
