import { expect, it } from 'vitest'
import { flowNames } from '../src/read-flows.ts'
import { command } from './flows-command.ts'

it('pnpm flows lists the flows, explains itself, and refuses what it does not know', async () => {
  expect(await command('--list')).toMatchObject({ code: 0, stdout: `${flowNames().join('\n')}\n` })
  expect(await command('--help')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('--url <url>'),
  })
  expect(await command('depositt')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There is no flow depositt.'),
  })
  expect(await command('--ur', 'x')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("Unknown option '--ur'"),
  })
})
