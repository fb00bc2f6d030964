import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { generate } from '../src/generate.ts'

const SPEC = join(import.meta.dirname, '..')
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pix-generate-'))
  for (const file of ['errors.yaml', 'gaps.yaml', 'sections.yaml', 'machines']) {
    cpSync(join(SPEC, file), join(root, file), { recursive: true })
  }
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('generate', () => {
  it('writes the modules, and then only those whose register has changed', () => {
    expect(generate(root)).toBeUndefined()
    const file = (name: string): string => join(root, 'src/generated', `${name}.ts`)
    expect(readFileSync(file('gaps'), 'utf8')).toBe(readFileSync(join(SPEC, 'src/generated/gaps.ts'), 'utf8'))
    const [gaps, machines] = [statSync(file('gaps')).mtimeMs, statSync(file('machines')).mtimeMs]
    const charge = join(root, 'machines/charge.yaml')
    writeFileSync(charge, readFileSync(charge, 'utf8').replace('to: PAID', 'to: EXPIRED'))
    expect(generate(root)).toBeUndefined()
    expect(statSync(file('gaps')).mtimeMs).toBe(gaps)
    expect(statSync(file('machines')).mtimeMs).toBeGreaterThan(machines)
  })

  it('says file, line and values when a register has a value that it does not take, and writes nothing', () => {
    const file = join(root, 'gaps.yaml')
    writeFileSync(file, readFileSync(file, 'utf8').replace('appliesTo: service', 'appliesTo: servce'))
    expect(generate(root)).toMatch(
      /^gaps\.yaml:\d+: G-\d+\.appliesTo must be one of: service, sandbox, rail, primitives\nNothing was written\./,
    )
    expect(existsSync(join(root, 'src/generated'))).toBe(false)
  })
})
