import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CATALOGUE, type Config, openSetup, runScenarios } from '../src/index.ts'
import { kitBackEnd } from './support/back-ends.ts'

interface Supervised extends AsyncDisposable {
  readonly config: Config
  /** How often the supervisor started the back end. */
  readonly starts: () => number
}

/** Starts the back end again whenever it ends, as a container runtime does, and writes the ids of its processes. */
const SUPERVISOR = `while :; do "$@" & echo $! >> "$PIDS"; wait $!; done`

async function supervised(): Promise<Supervised> {
  const backEnd = await kitBackEnd(2)
  const folder = mkdtempSync(join(tmpdir(), 'pix-verify-'))
  const pids = join(folder, 'pids')
  const { start = [], ...operator } = backEnd.config.operator
  const child: ChildProcess = spawn('sh', ['-c', SUPERVISOR, 'supervisor', ...start], {
    cwd: backEnd.config.folder,
    env: { ...process.env, PIDS: pids },
    stdio: 'ignore',
    detached: true,
  })
  const restart = ['sh', '-c', `kill -9 "$(tail -n 1 ${pids})"`]
  return {
    config: { ...backEnd.config, operator: { ...operator, restart } },
    starts: () => readFileSync(pids, 'utf8').trim().split('\n').length,
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit')
      // The supervisor and the back end.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      await ended
      rmSync(folder, { recursive: true })
      backEnd[Symbol.dispose]()
    },
  }
}

test('kills a back end with operator.restart', async () => {
  await using back = await supervised()
  await using setup = await openSetup(back.config)
  const scenarios = CATALOGUE.filter(({ id }) => ['killed-in-deposit', 'restarted-between'].includes(id))
  const results = await runScenarios(setup, { scenarios, seeds: [1], config: back.config })
  expect(results.map(({ scenario, outcome }) => [scenario.id, outcome])).toEqual([
    ['killed-in-deposit', 'passed'],
    ['restarted-between', 'passed'],
  ])
  // Two kills of each scenario, and a restart in each of the three variants of the second one.
  expect(back.starts()).toBe(1 + 2 + 2 + 3)
})
