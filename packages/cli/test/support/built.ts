import { build } from 'esbuild'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Builds the program as for publishing, with the other packages of the repository inside. */
export async function buildProgram(): Promise<{ readonly file: string; remove(): Promise<void> }> {
  const root = join(import.meta.dirname, '../..')
  const folder = await mkdtemp(join(root, 'node_modules/.pix-'))
  await build({
    absWorkingDir: root,
    entryPoints: ['src/cli.ts'],
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    conditions: ['source'],
    // Read beside the program at run time.
    external: ['@bomb.sh/tab', 'ajv', 'commander', 'qr', 'yaml'],
    outdir: join(folder, 'dist'),
    logLevel: 'warning',
  })
  for (const name of ['package.json', 'stories', 'story.schema.json']) {
    await symlink(join(root, name), join(folder, name))
  }
  await writeFile(join(folder, '.gitignore'), '*')
  return { file: join(folder, 'dist/cli.js'), remove: () => rm(folder, { recursive: true }) }
}
