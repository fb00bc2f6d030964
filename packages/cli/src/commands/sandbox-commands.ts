import type { Command } from 'commander'
import type * as clock from './clock.ts'
import type * as snapshot from './snapshot.ts'
import { addGroup, addSandboxCommand, plain } from './add-command.ts'

/** Adds `pay`, and the commands for time, states and money. */
export function addSandboxCommands(program: Command): void {
  addSandboxCommand(
    program,
    {
      usage: 'pay <chargeOrBrCode>',
      description: 'pay a charge by its id or its BR Code; exits with 1 when it is not paid',
      examples: ['pay 5f2b0a52-6c2f-4c39-9f4e-1f9f4a9a8a01', 'pay "$BR_CODE" --as 12345678909'],
    },
    (command) =>
      command
        .option('--as <cpf>', 'CPF or CNPJ of the payer (default: the payer whom the charge expects)')
        .option('--name <name>', 'name of the payer')
        .option('--account <number>', 'account number of the payer')
        .option('--amount <cents>', 'another amount than that of the charge, in centavos'),
    async () => (await import('./pay.ts')).pay,
  )
  addClockCommands(addGroup(program, 'clock', 'the time of the wallet'))
  addSnapshotCommands(addGroup(program, 'snapshot', 'saved states of the wallet'))
  addSandboxCommand(
    addGroup(program, 'ledger', 'the books of the sandbox'),
    {
      usage: 'check',
      description: 'compare the balances with the statement lines; exits with 1 when they differ',
      examples: ['ledger check', 'ledger check --all'],
    },
    (command) => command.option('--all', 'all wallets of the sandbox'),
    async () => (await import('./ledger.ts')).checkLedger,
  )
}

function addClockCommands(group: Command): void {
  const add = (
    usage: string,
    description: string,
    examples: readonly string[],
    name: keyof typeof clock,
  ): void => {
    addSandboxCommand(
      group,
      { usage, description, examples },
      plain,
      async () => (await import('./clock.ts'))[name],
    )
  }
  add('now', 'show the time and what falls due next', ['clock now'], 'showClock')
  add('freeze', 'stop the clock', ['clock freeze'], 'freezeClock')
  add('run', 'let the clock run', ['clock run'], 'runClock')
  add(
    'advance <duration>',
    'move the clock by a duration: s, m, h, d, w',
    ['clock advance 3d', 'clock advance 1h30m'],
    'advanceBy',
  )
  add(
    'to <instant>',
    'move the clock to an instant, or to 00:00 of a day in Brasília',
    ['clock to 2027-01-05', 'clock to 2027-01-05T15:00:00.000Z'],
    'advanceTo',
  )
  add('until-idle', 'move the clock until nothing is due', ['clock until-idle'], 'advanceUntilIdle')
  add(
    'until <event>',
    'move the clock, step by step, until an event happens',
    ['clock until pixChargeExpired'],
    'advanceUntil',
  )
}

function addSnapshotCommands(group: Command): void {
  const load = (name: keyof typeof snapshot) => async () => (await import('./snapshot.ts'))[name]
  addSandboxCommand(
    group,
    { usage: 'save [name]', description: 'save the state of the wallet', examples: ['snapshot save paid'] },
    plain,
    load('saveSnapshot'),
  )
  addSandboxCommand(
    group,
    {
      usage: 'restore <nameOrId>',
      description: 'return the wallet to a saved state',
      examples: ['snapshot restore paid'],
    },
    plain,
    load('restoreSnapshot'),
  )
  addSandboxCommand(
    group,
    { usage: 'list', description: 'list the saved states', examples: ['snapshot list'] },
    plain,
    load('listSnapshots'),
  )
}
