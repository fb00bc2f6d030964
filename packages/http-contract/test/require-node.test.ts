import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { refuseOldNode } from '../src/require-node.ts'

const MODULE = pathToFileURL(join(import.meta.dirname, '../src/require-node.ts')).href
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

/** Runs a command that requires this Node and then prints `started`. */
function command(node: string): {
  readonly code: number | null
  readonly out: string
  readonly problem: string
} {
  const folder = mkdtempSync(join(tmpdir(), 'require-node-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const manifest = join(folder, 'package.json')
  writeFileSync(manifest, JSON.stringify({ name: '@pix-payments/tool', engines: { node } }))
  const program = `import { requireNode } from '${MODULE}'
    requireNode(new URL('${pathToFileURL(manifest).href}'))
    console.log('started')`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program])
  return { code: status, out: stdout.toString().trim(), problem: stderr.toString() }
}

it.each([`>=${major}.${minor}`, `>=${major}`, `>=${major - 1}.99.99`, `>=${major}.${minor}.0`])(
  'this Node starts a command that needs %s',
  (node) => {
    expect(command(node)).toEqual({ code: 0, out: 'started', problem: '' })
  },
)

it.each([`>=${major + 1}`, `>=${major}.${minor + 1}.0`])(
  'a command that needs %s says so in one line',
  (node) => {
    const lowest = node.replace('>=', '')
    const problem = `@pix-payments/tool needs Node ${lowest} or newer. This is Node ${process.versions.node}.\n`
    expect(command(node)).toEqual({ code: 1, out: '', problem })
  },
)

it('a package that needs a newer Node throws an error with the same line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'require-node-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const manifest = pathToFileURL(join(folder, 'package.json'))
  const write = (node: string): void =>
    writeFileSync(manifest, JSON.stringify({ name: '@pix-payments/tool', engines: { node } }))
  write(`>=${major}.${minor}`)
  expect(() => refuseOldNode(manifest)).not.toThrow()
  write(`>=${major + 1}.2`)
  expect(() => refuseOldNode(manifest)).toThrow(
    `@pix-payments/tool needs Node ${major + 1}.2 or newer. This is Node ${process.versions.node}.`,
  )
})
