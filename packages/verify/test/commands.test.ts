import { expect, test } from 'vitest'
import { commandBackEnd } from '../src/back-end/command-back-end.ts'

test('a command reads the parameters, and writes the answer', async () => {
  const answer = await commandBackEnd({ getBalances: ['cat'] }, '/').call('getBalances', { account: '1' })
  expect(answer).toMatchObject({ ok: true, body: { account: '1' } })
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
