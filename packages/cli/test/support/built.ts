import { build } from 'esbuild'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file of the program, built as for publishing. */
    readonly program: string
  }
}

/** Builds the program once for all files, with the other packages of the repository inside. */
export default async function buildProgram({ provide }: TestProject): Promise<() => Promise<void>> {
  const root = join(import.meta.dirname, '../..')
  const folder = await mkdtemp(join(root, 'node_modules/.pix-'))
  await build({
    absWorkingDir: root,
    entryPoints: ['src/cli.ts'],
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    conditions: ['pix-source'],
    // Read beside the program at run time.
    external: ['@bomb.sh/tab', 'ajv', 'commander', 'qr', 'yaml'],
    outdir: join(folder, 'dist'),
    logLevel: 'warning',
  })
  for (const name of ['package.json', 'stories', 'story.schema.json']) {
    await symlink(join(root, name), join(folder, name))
  }
  await writeFile(join(folder, '.gitignore'), '*')
  provide('program', join(folder, 'dist/cli.js'))
  return () => rm(folder, { recursive: true })
}
