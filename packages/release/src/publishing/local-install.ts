import { existsSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import type { Tarball } from './tarball.ts'

/**
 * The text that `pack:local` prints: the tarballs, and how a project installs them. All tarballs are installed together,
 * because each needs others, and none is in a registry.
 */
export function localInstall(
  tarballs: readonly Pick<Tarball, 'name' | 'version' | 'file' | 'packed'>[],
  folder: string,
): string {
  const width = Math.max(...tarballs.map(({ file }) => basename(file).length))
  const rows = tarballs.map(
    ({ file, packed }) => `  ${basename(file).padEnd(width)}  ${(packed / 1000).toFixed(1).padStart(7)} kB`,
  )
  const shown = inProject(folder)
  const overrides = tarballs.map(({ name, file }) => `  '${name}': file:${shown}/${basename(file)}`)
  return `${folder} has the packages of this clone:

${rows.join('\n')}

Install them with npm, in the folder of your project:

  npm install ${shown}/*.tgz

With pnpm, write these lines into the pnpm-workspace.yaml of your project, then add the packages that you use by name, for
example with pnpm add @pix-payments/client:

overrides:
${overrides.join('\n')}
`
}

/** The folder, from the project that contains it, so that what the project commits is also true in another clone of it. */
function inProject(folder: string): string {
  let project = dirname(folder)
  while (!existsSync(join(project, 'package.json'))) {
    if (project === dirname(project)) return folder
    project = dirname(project)
  }
  return `./${relative(project, folder).replaceAll(sep, '/')}`
}
