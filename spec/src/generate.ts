import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { renderModules } from './data/modules.ts'

const USAGE = `Writes src/generated/ from errors.yaml, gaps.yaml, sections.yaml and machines/.

  node src/generate.ts           write the modules
  node src/generate.ts --check   write nothing; exit 1 when a module is out of date`

/** The modules on disk that differ from what the data says. */
export function staleModules(root: string): readonly string[] {
  return [...renderModules(root)].filter(([file, text]) => onDisk(root, file) !== text).map(([file]) => file)
}

function onDisk(root: string, file: string): string | undefined {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function main(argument: string | undefined): number {
  const root = dirname(import.meta.dirname)
  if (argument === '--check') {
    const stale = staleModules(root)
    for (const file of stale)
      console.error(`${file} is out of date: run \`node src/generate.ts\` and commit it.`)
    return stale.length === 0 ? 0 : 1
  }
  if (argument !== undefined) {
    console.error(USAGE)
    return argument === '--help' ? 0 : 1
  }
  for (const [file, text] of renderModules(root)) writeFileSync(join(root, file), text)
  return 0
}

if (import.meta.main) process.exitCode = main(process.argv[2])
