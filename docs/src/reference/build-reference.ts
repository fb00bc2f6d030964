import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DOCS } from '../site/folders.ts'
import { type Contract, referenceDocument } from './reference-document.ts'
import type { Reference } from './references.ts'

/**
 * The Redoc page of a reference in one file that works offline, from any folder, and asks no other origin for anything.
 * `contracts` are the documents of all references, which may name each other's operations; `folder` holds what it is
 * made from, for the time of the build.
 */
export async function buildReference(
  reference: Reference,
  contracts: ReadonlyMap<Reference, Contract>,
  folder: string,
): Promise<string> {
  await mkdir(folder, { recursive: true })
  const source = join(folder, 'openapi.json')
  const page = join(folder, 'index.html')
  await writeFile(source, JSON.stringify(referenceDocument(reference, contracts)))
  await redocly([
    'build-docs',
    source,
    '--output',
    page,
    '--inlineBundle',
    '-t',
    'src/reference/reference.hbs',
  ])
  const html = withFiles(reference, withoutLogo(await readFile(page, 'utf8')))
  await rm(folder, { recursive: true })
  return html
}

/** The logo of Redoc is the one thing that an inlined page still fetches, and no option removes it. */
function withoutLogo(html: string): string {
  return html.replaceAll(/https:\/\/cdn\.redoc\.ly\/[^"'`\s)]+\.svg/g, 'data:,')
}

/** The template links to the files of the document that it shows. */
function withFiles({ bundle }: Reference, html: string): string {
  return html.replaceAll('BUNDLE', bundle)
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
