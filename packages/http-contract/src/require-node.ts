import { readFileSync } from 'node:fs'

/**
 * Ends the process with code 1 and one line on stderr when this Node is older than the package allows. `manifest` is the
 * address of the package's `package.json`. A command calls this function before it imports anything else, because modules
 * that need a newer Node fail with messages that do not name the reason.
 */
export function requireNode(manifest: URL): void {
  const { name, engines } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    readonly name: string
    readonly engines: { readonly node: string }
  }
  const lowest = engines.node.replace('>=', '')
  if (!isOlder(process.versions.node, lowest)) return
  process.stderr.write(`${name} needs Node ${lowest} or newer. This is Node ${process.versions.node}.\n`)
  process.exit(1)
}

/** True when the version `24.1.0` is older than `24.18`. Compares only the parts that both have. */
function isOlder(version: string, than: string): boolean {
  const [have, need] = [version, than].map((it) => it.split('.').map(Number)) as [number[], number[]]
  const differing = need.findIndex((part, index) => have[index] !== part)
  return differing !== -1 && (have[differing] ?? 0) < (need[differing] ?? 0)
}
