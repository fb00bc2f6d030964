import { execFile } from 'node:child_process'
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gaps } from '@pix-payments/spec'
import { gapPage } from './gap-page.ts'
import { type Contract, referenceDocument } from './reference-document.ts'

const DOCS = join(import.meta.dirname, '..')
const SPEC_DIST = join(DOCS, '../spec/dist')
const DIST = join(DOCS, 'dist')
/** Built aside and put in place at the end, so that a page that is being served is never half there. */
const NEXT = join(DOCS, 'dist.next')

/**
 * Builds `dist/reference/index.html`: the Redoc reference in one file that works offline, from any folder, and asks
 * no other origin for anything. Beside it the gap register, and the contract as YAML and JSON.
 */
async function build(): Promise<void> {
  await rm(NEXT, { recursive: true, force: true })
  await mkdir(join(NEXT, 'reference'), { recursive: true })
  const contract = JSON.parse(await readFile(join(SPEC_DIST, 'openapi.json'), 'utf8')) as Contract
  const shown = join(NEXT, 'reference/openapi.json')
  await writeFile(shown, JSON.stringify(referenceDocument(contract)))
  const reference = join(NEXT, 'reference/index.html')
  await redocly(['build-docs', shown, '--output', reference, '--inlineBundle', '-t', 'src/reference.hbs'])
  await writeFile(reference, withoutLogo(await readFile(reference, 'utf8')))
  await rm(shown)
  await writeFile(join(NEXT, 'gaps.html'), gapPage(gaps))
  await copyFile(join(DOCS, 'src/home.html'), join(NEXT, 'index.html'))
  await copyFile(join(SPEC_DIST, 'openapi.yaml'), join(NEXT, 'openapi.yaml'))
  await copyFile(join(SPEC_DIST, 'openapi.json'), join(NEXT, 'openapi.json'))
  await rm(DIST, { recursive: true, force: true })
  await rename(NEXT, DIST)
}

/** The logo of Redoc is the one thing that an inlined page still fetches, and no option removes it. */
function withoutLogo(html: string): string {
  return html.replaceAll(/https:\/\/cdn\.redoc\.ly\/[^"'`\s)]+\.svg/g, 'data:,')
}

/** Telemetry is off in `redocly.yaml` of this folder: left on, the built page itself would report its readers. */
async function redocly(args: readonly string[]): Promise<void> {
  const require = createRequire(import.meta.url)
  const manifest = require.resolve('@redocly/cli/package.json')
  const { bin } = require(manifest) as { bin: { redocly: string } }
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
  }
  await promisify(execFile)(process.execPath, [join(manifest, '..', bin.redocly), ...args], {
    cwd: DOCS,
    env,
  })
}

await build()
console.log('docs/dist: reference/index.html, gaps.html, openapi.yaml, openapi.json')
