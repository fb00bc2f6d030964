import { readFileSync } from 'node:fs'

/**
 * Ends the process with code 1 and one line on stderr when this Node is older than the package allows. `manifest` is the
 * address of the package's `package.json`. A command calls this function before it imports anything else, because modules
 * that need a newer Node fail with messages that do not name the reason.
 */
export function requireNode(manifest: URL): void {
  const problem = problemOf(manifest)
  if (problem === undefined) return
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}

/**
 * Throws an error with the same line. For the entry of a package, which runs in the process of a user.
 *
 * @throws Error that names the package, the version that it needs, and this version.
 */
export function refuseOldNode(manifest: URL): void {
  const problem = problemOf(manifest)
  if (problem !== undefined) throw new Error(problem)
}

function problemOf(manifest: URL): string | undefined {
  const { name, engines } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    readonly name: string
    readonly engines: { readonly node: string }
  }
  const lowest = engines.node.replace('>=', '')
  if (!isOlder(process.versions.node, lowest)) return undefined
  return `${name} needs Node ${lowest} or newer. This is Node ${process.versions.node}.`
}

/** True when the version `24.1.0` is older than `24.18`. Compares only the parts that both have. */
function isOlder(version: string, than: string): boolean {
  const [have, need] = [version, than].map((it) => it.split('.').map(Number)) as [number[], number[]]
  const differing = need.findIndex((part, index) => have[index] !== part)
  return differing !== -1 && (have[differing] ?? 0) < (need[differing] ?? 0)
}
