import { expect, it } from 'vitest'
import { commandLine } from './support/command-line.ts'

const { spawned } = commandLine()

it('runs each command as a process of its own', async () => {
  const other = { DATABASE_URL: '', PIX_SERVICE_DATA: 'other' }
  const commands: readonly (readonly [args: string, prints: RegExp, env?: Record<string, string>])[] = [
    ['migrate --mode sandbox', /schema 0 → \d/],
    ['operators list', /no operators yet/],
    ['wallets list', /no wallets yet/],
    ['credentials list', /no credentials yet/],
    ['findings', /^Nothing needs a person/],
    ['check', /The ledger balances: 0 wallets/],
    ['export all.archive', / → all\.archive\n$/],
    ['backup all.sqlite', / → all\.sqlite\n$/],
    ['import all.archive', /all\.archive → .*other/, other],
  ]
  for (const [args, prints, env] of commands) {
    const command = spawned(args.split(' '), env)
    expect([await command.exit, command.text()]).toEqual([0, expect.stringMatching(prints)])
  }
  const rail = spawned(['rail', '--port', '0'])
  expect([await rail.exit, rail.text()]).toEqual([1, expect.stringMatching(/--rail-order-secret/)])
})
