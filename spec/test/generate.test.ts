import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { generateCommand } from '../src/generate.ts'

const SPEC = join(import.meta.dirname, '..')
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pix-generate-'))
  for (const file of ['errors.yaml', 'gaps.yaml', 'sections.yaml', 'machines']) {
    cpSync(join(SPEC, file), join(root, file), { recursive: true })
  }
  mkdirSync(join(root, 'src/generated'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('generate', () => {
  it('writes the modules that are committed', () => {
    expect(generateCommand(undefined, root)).toEqual({ exitCode: 0, output: '' })
    const read = (folder: string): string => readFileSync(join(folder, 'src/generated/gaps.ts'), 'utf8')
    expect(read(root)).toBe(read(SPEC))
    expect(generateCommand('--check', root)).toEqual({ exitCode: 0, output: '' })
  })

  it('says file, line and values when a register has a value that it does not take, and writes nothing', () => {
    const file = join(root, 'gaps.yaml')
    writeFileSync(file, readFileSync(file, 'utf8').replace('appliesTo: service', 'appliesTo: servce'))
    const { exitCode, output } = generateCommand(undefined, root)
    expect(exitCode).toBe(1)
    expect(output).toMatch(
      /^gaps\.yaml:\d+: G-\d+\.appliesTo must be one of: service, sandbox, rail, primitives\nNothing was written\./,
    )
    expect(() => readFileSync(join(root, 'src/generated/gaps.ts'))).toThrow('ENOENT')
  })
})
