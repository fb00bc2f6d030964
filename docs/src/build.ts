import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { buildReference } from './reference/build-reference.ts'
import { readContracts } from './reference/contracts.ts'
import {
  ALL_REFERENCES,
  SPEC_FILES,
  filesOf,
  PORTUGUESE_REFERENCE,
  type Reference,
  REFERENCES,
} from './reference/references.ts'
import { CACHE, DIST, NEXT, SPEC_DIST } from './folders.ts'

const USAGE = `Builds the documentation into docs/dist.

  node --conditions=pix-source src/build.ts             everything
  node --conditions=pix-source src/build.ts reference   only the references whose document has changed; keeps the existing pages
  node --conditions=pix-source src/build.ts site        only the pages; keeps the existing references`

const PARTS = ['reference', 'site']

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) return console.log(USAGE)
  const unknown = args.filter((arg) => !PARTS.includes(arg))
  if (unknown.length > 0) throw new Error(`Unknown part "${unknown.join(' ')}".\n\n${USAGE}`)
  const start = performance.now()
  const parts = args.length === 0 ? PARTS : args
  await rm(CACHE, { recursive: true, force: true })
  await rm(NEXT, { recursive: true, force: true })
  const [references] = await Promise.all([
    parts.includes('reference') ? writeReferences(parts.includes('site')) : undefined,
    parts.includes('site') ? writeSite() : undefined,
  ])
  if (parts.includes('site')) await replaceDist(references)
  else if (references !== undefined) await putReferences(DIST, references)
  console.log(`docs/dist: ${parts.join(' and ')} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

/** Imported here, because an edit of the contract waits for the references alone. */
async function writeSite(): Promise<void> {
  const { buildSite } = await import('./site/build-site.ts')
  await buildSite()
}

/** The HTML page of each reference. */
type Pages = ReadonlyMap<Reference, string>

async function writeReferences(all: boolean): Promise<Pages> {
  const [, ...others] = REFERENCES
  const contracts = await readContracts()
  // The operations of the contract have the same names in both languages.
  const inPortuguese = await readContracts([PORTUGUESE_REFERENCE, ...others])
  const pages = ALL_REFERENCES.filter((it) => all || hasChanged(it)).map(async (reference) => {
    const documents = reference === PORTUGUESE_REFERENCE ? inPortuguese : contracts
    const page = await buildReference(reference, documents, `${CACHE}-${reference.bundle}`)
    return [reference, page] as const
  })
  return new Map(await Promise.all(pages))
}

/** True when the document is another one than beside the page of the last build. */
function hasChanged({ bundle }: Reference): boolean {
  const built = join(DIST, `${bundle}.json`)
  return !existsSync(built) || !readFileSync(built).equals(readFileSync(join(SPEC_DIST, `${bundle}.json`)))
}

/** Replaces `dist` with the new pages, and with the new or the existing references. */
async function replaceDist(references: Pages | undefined): Promise<void> {
  if (references === undefined) {
    for (const file of ALL_REFERENCES.flatMap(filesOf)) {
      await mkdir(dirname(join(NEXT, file)), { recursive: true })
      await copyFile(join(DIST, file), join(NEXT, file))
    }
  } else {
    await putReferences(NEXT, references)
  }
  await mkdir(join(NEXT, 'events'), { recursive: true })
  for (const file of SPEC_FILES) await copyFile(join(SPEC_DIST, file), join(NEXT, file))
  await rm(DIST, { recursive: true, force: true })
  await rename(NEXT, DIST)
}

async function putReferences(site: string, references: Pages): Promise<void> {
  for (const [reference, html] of references) {
    const [page = '', ...files] = filesOf(reference)
    const path = join(site, page)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(`${path}.tmp`, html)
    await rename(`${path}.tmp`, path)
    for (const file of files) await copyFile(join(SPEC_DIST, file), join(site, file))
  }
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error((error as Error).message)
  process.exitCode = 1
})
