import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContractDocument } from '../src/bundle/document.ts'
import { type DocumentName, DOCUMENTS } from '../src/documents.ts'
import { OVERLAYS, withOverlay } from '../src/overlays/overlays.ts'
import { readTranslation, TRANSLATIONS } from '../src/translations/translation.ts'
import { translateDocument } from '../src/translations/translate-document.ts'
import { redoclyCommand, redoclyEnvironment } from '../src/redocly-command.ts'
import { contractDocument } from './support/contract-document.ts'

// The documents as users get them must have no findings of the rulesets that users are most likely to run. Both run
// without our own configuration. `pnpm spec:lint` checks the source files with stricter rules.
const folder = mkdtempSync(join(tmpdir(), 'pix-published-'))
afterAll(() => rmSync(folder, { recursive: true }))
const files: string[] = []

beforeAll(async () => {
  const write = (name: string, document: ContractDocument): void => {
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(document))
    files.push(`${name}.json`)
  }
  const contract = contractDocument()
  for (const name of Object.keys(DOCUMENTS) as DocumentName[]) write(name, contractDocument(name))
  for (const name of OVERLAYS) write(name, await withOverlay(contract, name))
  for (const name of TRANSLATIONS) write(name, translateDocument(contract, readTranslation(name)))
  writeFileSync(join(folder, 'redocly.yaml'), 'telemetry: off\nextends: [recommended-strict]\n')
  const info = { title: 'A document without license, servers and operations', version: '1.0.0' }
  write('broken', { openapi: '3.1.0', info, paths: {} } as never)
})

function run(program: string, ...args: readonly string[]): { stdout: string; status: number | null } {
  const options = { cwd: folder, env: redoclyEnvironment(), encoding: 'utf8' } as const
  return spawnSync(process.execPath, [program, ...args], options)
}

describe('the published documents', () => {
  it('have no findings of spectral:oas', { timeout: 120_000 }, () => {
    const { stdout, status } = run(join(import.meta.dirname, 'support/spectral.ts'), ...files)
    const findings = stdout.split('\n').filter((line) => line !== '')
    expect(findings.filter((line) => !line.startsWith('broken.json'))).toEqual([])
    // The broken document shows that the ruleset is on.
    expect(findings).not.toEqual([])
    expect(status).toBe(0)
  })

  it('have no findings of Redocly recommended-strict', { timeout: 120_000 }, () => {
    const good = files.filter((file) => file !== 'broken.json')
    expect(run(redoclyCommand(), 'lint', '--format=json', ...good)).toMatchObject({ status: 0 })
    expect(run(redoclyCommand(), 'lint', 'broken.json')).toMatchObject({ status: 1 })
  })
})
