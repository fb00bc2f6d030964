import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { localInstall } from '../src/publishing/local-install.ts'
import { command } from './scratch.ts'

describe('pack:local', () => {
  it('prints the tarballs, and the commands that install them with npm and with pnpm', () => {
    const tarballs = [
      { name: '@pix-payments/client', version: '1.2.3', file: '/packs/client-1.2.3.tgz', packed: 98_400 },
      { name: '@pix-payments/spec', version: '1.2.3', file: '/packs/spec-1.2.3.tgz', packed: 1_021_300 },
    ]
    const text = localInstall(tarballs, '/packs')
    expect(text).toContain('  client-1.2.3.tgz     98.4 kB\n  spec-1.2.3.tgz     1021.3 kB\n')
    expect(text).toContain('\n  npm install /packs/*.tgz\n')
    expect(text).toContain("\n  '@pix-payments/client': file:/packs/client-1.2.3.tgz\n")
  })

  it('names the folder from the project that has it, so that the lines are true in each clone', () => {
    const project = mkdtempSync(join(tmpdir(), 'pix-pack-local-'))
    onTestFinished(() => rmSync(project, { recursive: true }))
    writeFileSync(join(project, 'package.json'), '{}')
    const tarballs = [{ name: '@pix-payments/pix', version: '1.2.3', file: 'pix-1.2.3.tgz', packed: 1 }]
    const text = localInstall(tarballs, join(project, 'vendor/pix'))
    expect(text).toContain('\n  npm install ./vendor/pix/*.tgz\n')
    expect(text).toContain("\n  '@pix-payments/pix': file:./vendor/pix/pix-1.2.3.tgz\n")
  })

  it('explains itself, and needs one folder', async () => {
    expect(await command('pack-local', '--help')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('pnpm pack:local <folder>'),
    })
    expect(await command('pack-local')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Name one folder.'),
    })
  })
})
