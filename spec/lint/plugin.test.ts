import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { RULES } from './plugin.ts'

const SPEC = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(SPEC, file), 'utf8')
const config = read('redocly.yaml')
const { rules: settings, apis } = parse(config) as {
  rules: Record<string, unknown>
  apis: Record<string, { rules?: Record<string, unknown> }>
}

const coded = RULES.map(({ name }) => `pix/${name}`)
const asserted = Object.keys(settings).filter((name) => name.startsWith('rule/'))
const all = [...coded, ...asserted]
const bare = (name: string): string => name.replace(/^.+\//, '')

describe('every lint rule', () => {
  it('has a file, and every file is registered', () => {
    const files = readdirSync(join(SPEC, 'lint/rules')).filter((file) => !file.endsWith('.cases.ts'))
    expect(files.toSorted()).toEqual(RULES.map(({ name }) => `${name}.ts`).toSorted())
  })

  it('has cases that try it, and all cases belong to a rule', () => {
    const tests = readdirSync(join(SPEC, 'lint/rules')).filter((file) => file.endsWith('.cases.ts'))
    expect(tests.toSorted()).toEqual(all.map((name) => `${bare(name)}.cases.ts`).toSorted())
    const untried = all.filter(
      (name) => !read(`lint/rules/${bare(name)}.cases.ts`).includes(`checkRule('${name}'`),
    )
    expect(untried).toEqual([])
  })

  it('is on: the plugin turns its rules on, and redocly.yaml turns none of them down for any document', () => {
    expect(config).toContain('extends: [recommended-strict, pix/all]')
    const everywhere = [settings, ...Object.values(apis).map(({ rules = {} }) => rules)]
    const severities = everywhere
      .flatMap((rules) => Object.entries(rules))
      .map(([name, setting]) => {
        const { severity = 'error' } = typeof setting === 'object' ? (setting as { severity?: string }) : {}
        return [name, typeof setting === 'string' ? setting : severity]
      })
    expect(
      severities.filter(([name]) => all.includes(name as string)).filter(([, it]) => it !== 'error'),
    ).toEqual([])
  })

  it('is explained in lint/README.md, with why it is there and how to fix what it reports', () => {
    const rows = read('lint/README.md')
      .split('\n')
      .filter((line) => /^\| `(?:pix|rule)\//.test(line))
      .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    expect(rows.map(([, name]) => name?.replaceAll('`', '')).toSorted()).toEqual(all.toSorted())
    expect(rows.filter(([, , what, why, fix]) => !what || !why || !fix)).toEqual([])
  })

  it('points at a heading of spec/README.md', () => {
    const headings = new Set(
      [...read('README.md').matchAll(/^#+ (.+)$/gm)].map(([, text]) =>
        text?.toLowerCase().replaceAll(' ', '-'),
      ),
    )
    const sections = [
      ...RULES.map(({ section }) => section),
      ...asserted.map((name) => /README\.md#([\w-]+)/.exec(JSON.stringify(settings[name]))?.[1]),
    ]
    expect(sections.filter((section) => !headings.has(section))).toEqual([])
  })
})

it('a rule of Redocly is switched off or configured with a reason beside it', () => {
  const lines = config.split('\n')
  const unexplained = Object.keys(settings)
    .filter((name) => !name.includes('/'))
    .filter(
      (name) => !lines[lines.findIndex((line) => line.startsWith(`  ${name}:`)) - 1]?.startsWith('  # '),
    )
  expect(unexplained).toEqual([])
})
