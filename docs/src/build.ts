import { copyFile, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { buildReference } from './reference/build-reference.ts'
import type { Contract } from './reference/reference-document.ts'
import { buildSite } from './site/build-site.ts'
import { CACHE, DIST, NEXT, SPEC_DIST } from './site/folders.ts'

const USAGE = `Builds the documentation into docs/dist.

  node --conditions=source src/build.ts             everything
  node --conditions=source src/build.ts reference   only the API reference, beside the pages that are there
  node --conditions=source src/build.ts site        only the pages, beside the reference that is there`

const CONTRACT_FILES = ['openapi.yaml', 'openapi.json']
const PARTS = ['reference', 'site']

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) return console.log(USAGE)
  const unknown = args.filter((arg) => !PARTS.includes(arg))
  if (unknown.length > 0) throw new Error(`There is no part "${unknown.join(' ')}".\n\n${USAGE}`)
  const start = performance.now()
  const parts = args.length === 0 ? PARTS : args
  await rm(CACHE, { recursive: true, force: true })
  await rm(NEXT, { recursive: true, force: true })
  const [reference] = await Promise.all([
    parts.includes('reference') ? writeReference() : undefined,
    parts.includes('site') ? buildSite() : undefined,
  ])
  if (parts.includes('site')) await replaceDist(reference)
  else if (reference !== undefined) await replaceReference(reference)
  console.log(`docs/dist: ${parts.join(' and ')} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

async function writeReference(): Promise<string> {
  const contract = JSON.parse(await readFile(join(SPEC_DIST, 'openapi.json'), 'utf8')) as Contract
  return buildReference(contract, `${CACHE}-reference`)
}

/** Puts the new pages in place, with the new reference or the one that was there. */
async function replaceDist(reference: string | undefined): Promise<void> {
  if (reference === undefined) {
    for (const entry of ['reference', ...CONTRACT_FILES]) {
      await cp(join(DIST, entry), join(NEXT, entry), { recursive: true })
    }
  } else {
    await putReference(NEXT, reference)
  }
  await rm(DIST, { recursive: true, force: true })
  await rename(NEXT, DIST)
}

async function replaceReference(reference: string): Promise<void> {
  await putReference(DIST, reference)
}

async function putReference(folder: string, reference: string): Promise<void> {
  await mkdir(join(folder, 'reference'), { recursive: true })
  const page = join(folder, 'reference/index.html')
  await writeFile(`${page}.tmp`, reference)
  await rename(`${page}.tmp`, page)
  for (const file of CONTRACT_FILES) await copyFile(join(SPEC_DIST, file), join(folder, file))
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error((error as Error).message)
  process.exitCode = 1
})
