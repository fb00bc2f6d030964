import { expect, test } from 'vitest'
import { openSetup } from '../src/index.ts'
import { kitBackEnd, naiveBackEnd } from './support/back-ends.ts'
import { byCommands, outcomesOf } from './support/by-commands.ts'

test('plays a back end that is reached by commands, with its work and clock', async () => {
  using backEnd = await kitBackEnd(1)
  const config = byCommands(backEnd.config, [])
  expect(await outcomesOf(config, ['plain-deposit'])).toEqual({ 'plain-deposit': 'passed' })
})

test('finds the mistakes of a back end that is reached by commands and has no capabilities', async () => {
  using backEnd = await naiveBackEnd(1)
  const config = byCommands(backEnd.config, ['getHealth', 'runWork', 'setClock'])
  // Without the command getHealth, nothing shows when the process is ready.
  await using _process = await openSetup(backEnd.config)
  const { start: _, ...operator } = config.operator
  const outcomes = await outcomesOf({ ...config, operator }, [
    'plain-deposit',
    'plain-refund',
    'token-revoked',
    'restarted-between',
  ])
  expect(outcomes).toEqual({
    'plain-deposit': 'passed',
    'plain-refund': 'skipped',
    'token-revoked': 'failed',
    'restarted-between': 'skipped',
  })
})
