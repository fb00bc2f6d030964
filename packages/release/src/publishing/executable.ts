import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { type Ended, run, runPnpm } from './process.ts'
import { REPOSITORY } from './repository.ts'

/** What no program reads while it runs. */
const UNUSED = /\.(?:d\.[cm]?ts|ts|map|md)$|(?:^|\/)\.bin\/|^pnpm-lock\.yaml$/

/**
 * Writes the command of a package, with its dependencies and with Node, into one executable for this platform. Node mounts
 * the files inside of the executable, so it writes and downloads nothing when it starts. The package must be built.
 *
 * @returns the path of the executable.
 */
export async function buildExecutable(name: string, command: string, folder: string): Promise<string> {
  const work = await mkdtemp(join(tmpdir(), 'pix-executable-'))
  try {
    const root = join(work, 'package')
    // Without symbolic links, which the executable cannot hold.
    const linker = '--config.node-linker=hoisted'
    await succeeded(runPnpm(['--filter', name, linker, 'deploy', '--prod', '--legacy', root], REPOSITORY))
    const entries = await readdir(root, { recursive: true, withFileTypes: true })
    const files = entries.filter((it) => it.isFile()).map((it) => join(it.parentPath, it.name))
    const assets = files
      .map((file) => [relative(root, file), file] as const)
      .filter(([path]) => !UNUSED.test(path))
    const main = join(work, 'main.mjs')
    const config = join(work, 'config.json')
    await mkdir(folder, { recursive: true })
    const output = join(folder, command)
    await writeFile(main, `await import('./dist/cli.js')\n`)
    await writeFile(
      config,
      JSON.stringify({
        main,
        mainFormat: 'module',
        output,
        useVfs: true,
        disableExperimentalSEAWarning: true,
        assets: Object.fromEntries(assets),
      }),
    )
    await succeeded(run(process.execPath, ['--build-sea', config], work))
    return output
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function succeeded(ended: Promise<Ended>): Promise<void> {
  const { code, output } = await ended
  if (code !== 0) throw new Error(output)
}
