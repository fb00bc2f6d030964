import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { redoclyCommand, redoclyEnvironment } from '@pix-payments/spec/redocly-command'
import { DOCS } from '../folders.ts'
import { withBar } from './bar/reference-bar.ts'
import { PAGE } from './description-styles.ts'
import { withFlowLinks } from './flow-links.ts'
import { type Contract, linkedDocument } from './reference-document.ts'
import { inPortuguese, PORTUGUESE_FLOWS, PORTUGUESE_PAGE } from './portuguese-reference.ts'
import { PORTUGUESE_REFERENCE, type Reference } from './references.ts'

/**
 * Builds the Redoc page of a reference as one file. The page works offline, from any folder, and sends no request to
 * another origin. `contracts` holds the documents of all references, because they link to each other's operations.
 * `folder` holds temporary files of the build.
 */
export async function buildReference(
  reference: Reference,
  contracts: ReadonlyMap<Reference, Contract>,
  folder: string,
): Promise<string> {
  await mkdir(folder, { recursive: true })
  const source = join(folder, 'openapi.json')
  const page = join(folder, 'index.html')
  const isPortuguese = reference === PORTUGUESE_REFERENCE
  const document = linkedDocument(reference, contracts, isPortuguese ? PORTUGUESE_PAGE : PAGE)
  await writeFile(
    source,
    JSON.stringify(withFlowLinks(document, isPortuguese ? PORTUGUESE_FLOWS : undefined)),
  )
  await redocly([
    'build-docs',
    source,
    '--output',
    page,
    '--inlineBundle',
    '-t',
    'src/reference/reference.hbs',
  ])
  const plain = withFiles(reference, withoutLogo(await readFile(page, 'utf8')))
  const html = isPortuguese
    ? await withBar(inPortuguese(plain), '../../', 'pt-BR')
    : await withBar(plain, '../', 'en')
  await rm(folder, { recursive: true })
  return html
}

/** Removes Redoc's logo. An inlined page would still fetch it, and no option removes it. */
function withoutLogo(html: string): string {
  return html.replaceAll(/https:\/\/cdn\.redoc\.ly\/[^"'`\s)]+\.svg/g, 'data:,')
}

/** The link keeps the operation that the page shows. */
const LANGUAGE_LINK = `<a href="../pt-br/reference/index.html" hreflang="pt-BR" lang="pt-BR" onclick="this.hash = location.hash">Português</a>`

/** Fills in the names of the document's files, and the link to the other language of the contract. */
function withFiles({ bundle }: Reference, html: string): string {
  const link = bundle.startsWith('openapi') ? LANGUAGE_LINK : ''
  return html.replaceAll('BUNDLE', bundle).replaceAll('LANGUAGE-LINK', link)
}

/** Runs in this folder, whose `redocly.yaml` switches telemetry off. Otherwise the built page would send data about its readers. */
async function redocly(args: readonly string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [redoclyCommand(), ...args], {
    cwd: DOCS,
    env: redoclyEnvironment(),
  })
}
