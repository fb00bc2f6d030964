import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { exampleFiles } from '../src/example-files.ts'
import { ROOT } from '../src/folders.ts'

const readme = exampleFiles('1.2.3').get('README.md') ?? ''
const [, command = ''] = /^(npx @redocly\/cli@\S+ respect .*)$/m.exec(readme) ?? []
const sample = (name: string): string => readFileSync(join(ROOT, 'docs/examples', name), 'utf8').trim()

it('the README of the examples has the commands of the guide', () => {
  expect(sample('flows-run.sh')).toBe(command)
  expect(sample('flows-one.sh')).toBe(
    command.replace('workflows/*', 'workflows/deposit').replace(' -S', ' -v -S'),
  )
})
