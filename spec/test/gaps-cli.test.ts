import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CommandResult } from '../src/cli/command-result.ts'
import { gapsCommand } from '../src/cli/gaps.ts'
import { findGapPlaces } from '../src/data/gap-places.ts'

const contract = dirname(import.meta.dirname)
const command = join(contract, 'src/cli/gaps.ts')

/** A small contract that cites gaps in every possible way. */
const FILES: Readonly<Record<string, string>> = {
  'gaps.yaml': [
    gap('G-001', 'high', 'Whether paths end with a slash.'),
    gap(
      'G-002',
      'low',
      'The shape of a thing that nobody has described, at a length that no line of a narrow terminal holds.',
    ),
    gap('G-004', 'medium', 'When a timer runs.', 'sandbox'),
    gap('G-005', 'medium', 'Something forgotten.'),
  ].join(''),
  'openapi.yaml': 'openapi: 3.1.0\ninfo: { title: Things, version: 1.0.0, x-gap: G-001 }\n',
  'schemas/things/Thing.yaml':
    'type: object\nx-gap: [G-002, G-001]\nproperties:\n  a/b:\n    type: string\n    x-gap: G-002\n',
  'operations/things/getThing.yaml': 'operationId: getThing\nx-gap:\n  - G-001\n',
  'errors.yaml': 'codes:\n  - code: NotFound\n    x-gap: G-001\n',
  'sections.yaml': '- section: §1\n  rules:\n    - id: R-001\n      gaps: [G-002]\n',
  'machines/thing.yaml': 'transitions:\n  - from: null\n    on: create\n    x-gap: G-001\n',
}

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'gaps-'))
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
})
afterAll(() => rmSync(root, { recursive: true }))

const run = (args: string, columns = 80, colour = false): CommandResult =>
  gapsCommand(args.split(' ').filter(Boolean), { root, cwd: root, columns, colour })

describe('pnpm gaps', () => {
  it('lists the rows, the least certain first, with where each shows', () => {
    expect(run('')).toEqual({ exitCode: 0, output: expect.any(String) })
    expect(run('').output).toMatchInlineSnapshot(`
      "4 gaps, least certain first. \`pnpm gaps <id>\` shows one gap in full.

      low confidence, 1 row
      G-002  §1            The shape of a thing that nobody has described…  3 places
             in Thing, R-001

      medium confidence, 2 rows
      G-004  §1            When a timer runs.                               (sandbox)
      G-005  §1            Something forgotten.                             (nowhere)

      high confidence, 1 row
      G-001  §1            Whether paths end with a slash.                  5 places
             in openapi.yaml, getThing, Thing, machines/thing.yaml, errors.yaml"
    `)
  })

  it('shows a row in full, with every place that it touches', () => {
    expect(run('G-002').output).toMatchInlineSnapshot(`
      "G-002  §1  low confidence, assumed

      unknown     The shape of a thing that nobody has described, at a length that no
                  line of a narrow terminal holds.
      assumption  That it is so.
      evidence    BCB.
      if wrong    Nothing.

      Shows in 3 places:
        schemas/things/Thing.yaml:2  /
        schemas/things/Thing.yaml:6  /properties/a~1b
        sections.yaml:4  /0/rules/0 (R-001)"
    `)
  })

  it('shows several rows', () => {
    expect(run('G-005 G-001').output).toMatch(/^G-001 .*^G-005 /ms)
  })

  it('names the rule, code, event or operation that carries a gap', () => {
    const lines = run('G-001')
      .output.split('\n')
      .filter((line) => line.startsWith('  '))
    expect(lines).toEqual([
      '  openapi.yaml:2  /info',
      '  operations/things/getThing.yaml:3  / (getThing)',
      '  schemas/things/Thing.yaml:2  /',
      '  machines/thing.yaml:4  /transitions/0 (create)',
      '  errors.yaml:3  /codes/0 (NotFound)',
    ])
  })

  it('says where a row applies that shows nowhere, and that nothing says so of a forgotten one', () => {
    expect(run('G-004').output).toContain('Shows nowhere in the contract; it applies to the sandbox.')
    expect(run('G-005').output).toMatch(/Shows nowhere in the contract\.$/)
  })

  it('lists with --unused what shows nowhere', () => {
    expect(run('--unused').output.match(/^G-\d+.*$/gm)).toEqual([
      expect.stringMatching(/^G-004 .*\(sandbox\)$/),
      expect.stringMatching(/^G-005 .*\(nowhere\)$/),
    ])
    expect(run('--unused G-001').output).not.toContain('G-001')
  })

  it('takes a number as people type it', () => {
    expect(run('g-1').output).toBe(run('G-001').output)
    expect(run('1').output).toBe(run('G-001').output)
    expect(run('G-9').exitCode).toBe(1)
  })

  it('gives data with --json, places included', () => {
    const rows = JSON.parse(run('--json G-002').output) as unknown
    expect(rows).toEqual([
      expect.objectContaining({
        id: 'G-002',
        confidence: 'low',
        places: [
          { gap: 'G-002', file: 'schemas/things/Thing.yaml', line: 2, pointer: '/', name: null },
          {
            gap: 'G-002',
            file: 'schemas/things/Thing.yaml',
            line: 6,
            pointer: '/properties/a~1b',
            name: null,
          },
          { gap: 'G-002', file: 'sections.yaml', line: 4, pointer: '/0/rules/0', name: 'R-001' },
        ],
      }),
    ])
    expect(JSON.parse(run('--json --unused').output)).toHaveLength(2)
  })

  it.each([40, 60, 100, 160])('keeps lines within %i columns', (columns) => {
    for (const args of ['', '--unused', 'G-002']) {
      const long = run(args, columns)
        .output.split('\n')
        .filter((line) => line.length > Math.max(columns, 60))
      expect(long.filter((line) => !/^ {2}\S+:\d+ /.test(line))).toEqual([])
    }
  })

  it('uses colours only when told to', () => {
    const escape = String.fromCharCode(27)
    expect(run('G-002', 80, true).output).toContain(escape)
    expect(run('G-002', 80, false).output).not.toContain(escape)
    expect(run('', 80, true).output.replaceAll(new RegExp(`${escape}\\[\\d+m`, 'g'), '')).toBe(run('').output)
  })

  it('refuses an unknown id with a clear sentence', () => {
    expect(run('G-001 G-999')).toEqual({
      exitCode: 1,
      output: 'No such gap: G-999. `pnpm gaps` lists all gaps.',
    })
  })

  it('refuses an unknown option, and explains itself', () => {
    expect(run('--missing')).toEqual({
      exitCode: 1,
      output: expect.stringMatching(/^Unknown option '--missing'/),
    })
    expect(run('--missing').output).toContain('pnpm gaps --unused')
    expect(run('--help')).toEqual({ exitCode: 0, output: expect.stringContaining('pnpm gaps --unused') })
  })
})

it('finds the places of the control API too, by their path (G-271)', () => {
  const files = new Set(findGapPlaces(contract).flatMap(({ gap, file }) => (gap === 'G-271' ? [file] : [])))
  expect([...files]).toEqual(
    expect.arrayContaining([
      'sandbox/errors.yaml',
      'sandbox/schemas/clock/Clock.yaml',
      'sandbox/openapi.yaml',
    ]),
  )
})

describe('the command itself', () => {
  const plain = { ...process.env, NO_COLOR: '1' }

  it('reads the contract beside it and prints paths from the working folder', () => {
    const cwd = dirname(contract)
    const output = execFileSync(process.execPath, [command, 'G-002'], { cwd, encoding: 'utf8', env: plain })
    expect(output).toMatch(/^ {2}spec\/schemas\/\S+:\d+ /m)
  })

  it('complains on standard error and exits with 1', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, '--what'], {
      encoding: 'utf8',
      env: plain,
    })
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toContain("Unknown option '--what'")
  })
})

describe('the places of gaps', () => {
  it('are refused in a file with an alias, which has no place of its own', () => {
    const file = join(root, 'schemas/things/Alias.yaml')
    writeFileSync(file, 'properties:\n  a: &a { x-gap: G-001 }\n  b: *a\n')
    expect(() => findGapPlaces(root)).toThrow(
      'schemas/things/Alias.yaml: /properties/b is an alias; write the value out',
    )
    rmSync(file)
  })
})

function gap(id: string, confidence: string, unknown: string, appliesTo?: string): string {
  return [
    `- id: ${id}`,
    '  section: [§1]',
    `  unknown: ${unknown}`,
    '  assumption: That it is so.',
    '  evidence: BCB.',
    `  confidence: ${confidence}`,
    '  status: assumed',
    ...(appliesTo === undefined ? [] : [`  appliesTo: ${appliesTo}`]),
    '  effectIfWrong: Nothing.',
    '',
  ].join('\n')
}
