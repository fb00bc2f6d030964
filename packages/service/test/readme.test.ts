import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, describe, it } from 'vitest'
import { SETTINGS } from '../src/settings/setting-table.ts'

const PACKAGE = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(PACKAGE, path), 'utf8')
const readme = read('README.md')

/** Returns the trimmed cells of the table with these headings, row by row. */
function rowsBelow(...headings: readonly string[]): readonly (readonly string[])[] {
  const lines = readme.split('\n').map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  )
  const start = lines.findIndex((cells) => cells.join() === headings.join())
  const rows = lines.slice(start + 2)
  return rows.slice(
    0,
    rows.findIndex((cells) => cells.length === 0),
  )
}

describe('the README', () => {
  it('lists every setting with the text of the help', () => {
    const want = SETTINGS.map(({ flag, value, variable, default: standard, choices, text }) => [
      `\`--${flag}${value === undefined ? '' : ` <${value}>`}\``,
      `\`${variable}\``,
      standard === undefined ? '' : `\`${standard}\``,
      choices === undefined ? text : `${text} (${choices.join(', ')})`,
    ])
    expect(rowsBelow('flag', 'variable', 'default', '')).toEqual(want)
  })

  it('lists every option of createService', () => {
    const [, options = ''] =
      /export interface ServiceOptions \{([\s\S]*?)\n\}/.exec(read('src/assembly/service-options.ts')) ?? []
    const want = [...options.matchAll(/^ {2}readonly (\w+)/gm)].map(([, name]) => `\`${name}\``)
    expect(want).toContain('`seed`')
    expect(rowsBelow('option', 'default', '').map(([name]) => name)).toEqual(want)
  })

  it('lists every command', () => {
    const commands = new Set(SETTINGS.flatMap((row) => row.for))
    const named = rowsBelow('command', 'does').map(([command = '']) => /pix-service (\w+)/.exec(command)?.[1])
    expect(new Set(named)).toEqual(commands)
  })

  it('shows the test that the guide shows and that runs', () => {
    const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? []
    const guide = readFileSync(join(PACKAGE, '../../docs/examples/service.test.ts'), 'utf8')
    const test = code.slice(code.indexOf("it('"))
    expect(test).not.toBe('')
    expect(guide).toContain(test.trimEnd())
  })
})
