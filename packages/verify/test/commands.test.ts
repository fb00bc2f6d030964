import { expect, test } from 'vitest'
import { commandBackEnd } from '../src/back-end/command-back-end.ts'
import { kitBackEnd } from './support/back-ends.ts'
import { byCommands, outcomesOf } from './support/by-commands.ts'

test('plays a back end that is reached by commands, with its work and clock', async () => {
  using backEnd = await kitBackEnd(1)
  const config = byCommands(backEnd.config, [])
  expect(await outcomesOf(config, ['plain-deposit'])).toEqual({ 'plain-deposit': 'passed' })
})

test.each([
  [
    'exits with another code than 0',
    ['sh', '-c', 'echo the books are closed >&2; exit 3'],
    'sh: the books are closed',
  ],
  ['does not exist', ['/no/such/program'], '/no/such/program: spawn /no/such/program ENOENT'],
  ['writes no JSON', ['echo', 'yes'], 'The output is not JSON: yes'],
  ['is not configured', undefined, 'operator.commands.getBalances is not configured.'],
])('a command that %s fails with its reason', async (_, command, text) => {
  const backEnd = commandBackEnd(command === undefined ? {} : { getBalances: command }, '/')
  const answer = await backEnd.call('getBalances')
  expect(answer.ok ? answer.body : answer.text.trim()).toBe(text)
})

test('a command that does not end is killed, and counts as not answered', async () => {
  const backEnd = commandBackEnd({ getBalances: ['sleep', '60'] }, '/')
  const answer = await backEnd.call('getBalances', {}, 50)
  expect(answer).toMatchObject({ ok: false, text: 'sleep: there was no answer within 1 s' })
})
