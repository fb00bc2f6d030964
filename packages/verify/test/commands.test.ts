import { expect, test } from 'vitest'
import { createInterface } from '../src/back-end/answers.ts'
import { commandBackEnd } from '../src/back-end/command-back-end.ts'
import { CATALOGUE, type Config, openStage, type Result, runScenarios } from '../src/index.ts'
import { kitBackEnd, naiveBackEnd } from './support/back-ends.ts'

const PROGRAM = 'packages/verify/test/support/call-operation.ts'

/** The same back end, reached by a command for each operation. */
function byCommands(
  { operator: { url = '', ...operator }, ...config }: Config,
  left: readonly string[],
): Config {
  const commands = Object.fromEntries(
    [...createInterface().routes]
      .filter(([operation]) => !left.includes(operation))
      .map(([operation, { method, path }]) => [operation, [process.execPath, PROGRAM, url, method, path]]),
  )
  return { ...config, operator: { ...operator, commands } }
}

async function play(config: Config, ids: readonly string[]): Promise<readonly Result[]> {
  await using stage = await openStage(config)
  const scenarios = CATALOGUE.filter(({ id }) => ids.includes(id))
  return await runScenarios(stage, { scenarios, seeds: [1], config })
}

const outcomesOf = (results: readonly Result[]): object =>
  Object.fromEntries(results.map(({ scenario, outcome }) => [scenario.id, outcome]))

test('plays a back end that is reached by commands, with its work and clock', async () => {
  using backEnd = await kitBackEnd(1)
  const config = byCommands(backEnd.config, [])
  const results = await play(config, ['plain-deposit'])
  expect(outcomesOf(results)).toEqual({ 'plain-deposit': 'passed' })
})

test('finds the mistakes of a back end that is reached by commands and has no capabilities', async () => {
  using backEnd = await naiveBackEnd(1)
  const config = byCommands(backEnd.config, ['getHealth', 'runWork', 'setClock'])
  // Without the command getHealth, nothing shows when the process is ready.
  await using process = await started(backEnd.config)
  expect(process.isReady).toBe(true)
  const { start: _, ...operator } = config.operator
  const results = await play({ ...config, operator }, [
    'plain-deposit',
    'plain-refund',
    'token-revoked',
    'restarted-between',
  ])
  expect(outcomesOf(results)).toEqual({
    'plain-deposit': 'passed',
    'plain-refund': 'skipped',
    'token-revoked': 'failed',
    'restarted-between': 'skipped',
  })
})

/** Starts a back end, and waits until it answers. */
async function started(config: Config): Promise<{ readonly isReady: boolean } & AsyncDisposable> {
  const stage = await openStage(config)
  return { isReady: true, [Symbol.asyncDispose]: () => stage[Symbol.asyncDispose]() }
}

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
