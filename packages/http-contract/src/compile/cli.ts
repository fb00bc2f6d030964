/** Compiles the validators of each document of the contract into `dist/<bundle>.validators.js`. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { type DocumentName, DOCUMENTS } from '@pix-payments/spec'
import { renderValidators } from './validators.ts'

const DIST = join(import.meta.dirname, '../../dist')
const { resolve } = createRequire(import.meta.url)

await mkdir(DIST, { recursive: true })
for (const name of Object.keys(DOCUMENTS) as DocumentName[]) await write(DOCUMENTS[name].bundle)

async function write(bundle: string): Promise<void> {
  const start = performance.now()
  const text = await renderValidators(await readFile(resolve(`@pix-payments/spec/${bundle}.json`), 'utf8'))
  const file = join(DIST, `${bundle}.validators.js`)
  // The rename is atomic: another process reads the old file or the new one, never a part.
  await writeFile(`${file}.tmp`, text)
  await rename(`${file}.tmp`, file)
  const kibibytes = Math.round(Buffer.byteLength(text) / 1024)
  console.log(`${bundle}.validators.js: ${kibibytes} KiB, ${Math.round(performance.now() - start)} ms`)
}
