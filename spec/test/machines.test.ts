import { basename, dirname, join } from 'node:path'
import { readdirSync } from 'node:fs'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { loadErrors } from '../src/data/load-errors.ts'
import { loadGaps } from '../src/data/load-gaps.ts'
import { loadSections } from '../src/data/load-sections.ts'
import { loadMachines, type MachineFile, type TransitionRow } from '../src/data/load-machines.ts'
import { readYaml } from '../src/data/yaml-source.ts'
import {
  machines as published,
  type EventOf,
  type MachineName,
  type StateMachine,
  type StateOf,
  type StateSetOf,
  type StatusOf,
} from '../src/index.ts'

const root = dirname(import.meta.dirname)
const machines = loadMachines(root)
const errors = loadErrors(root)
const known = new Set([
  ...loadGaps(root).map((row) => row.id),
  ...loadSections(root).map((row) => row.section),
])
const webhookEvents = Object.keys(keysOf('openapi.yaml', 'webhooks'))

/** A check returns the faults of one machine. The list is empty when the machine has none. */
type Check = (machine: MachineFile) => readonly string[]

const CHECKS = {
  'a state and an event have at most one arrow': ({ transitions }) => {
    const pairs = transitions.map(({ from, on }) => `${from} on ${on}`)
    return pairs.filter((pair, index) => pairs.indexOf(pair) !== index)
  },

  'every state is reachable from the creation': (machine) => {
    const reached = reachable(machine)
    return Object.keys(machine.states).filter((state) => !reached.has(state))
  },

  'arrows, sets and illegal answers name known states and events': (machine) => {
    const states = new Set([null, ...Object.keys(machine.states)])
    const events = new Set(machine.transitions.map((row) => row.on))
    return [
      ...machine.transitions.flatMap(({ from, to }) => [from, to]).filter((state) => !states.has(state)),
      ...Object.values(machine.sets).flatMap((set) => set.states.filter((state) => !states.has(state))),
      ...Object.keys(machine.illegal ?? {}).filter((event) => !events.has(event)),
    ].map(String)
  },

  'a state is terminal when no arrow leads from it to another state, and only then': (machine) => {
    const leaving = new Set(machine.transitions.filter(({ from, to }) => from !== to).map(({ from }) => from))
    const final = Object.keys(machine.states).filter((state) => !leaving.has(state))
    return difference(final, machine.sets['terminal']?.states ?? [])
  },

  'only the listed arrows stay in a terminal state, and each sends an event': (machine) => {
    const after = machine.transitions.filter(({ from }) =>
      machine.sets['terminal']?.states.includes(from ?? ''),
    )
    const name = ({ from, on }: TransitionRow): string => `${machine.resource}: ${from} on ${on}`
    const listed = Object.keys(AFTER_THE_END).filter((arrow) => arrow.startsWith(`${machine.resource}: `))
    return [
      ...difference(after.map(name), listed),
      ...after.filter(({ sends }) => sends === null).map((row) => `${name(row)} sends nothing`),
    ]
  },

  'nothing happens after a terminal failure': ({ transitions, sets }) =>
    transitions
      .filter(({ from }) => sets['terminalFailure']?.states.includes(from ?? ''))
      .map(({ from, on }) => `${from} on ${on}`),

  'a terminal failure is terminal': (machine) => {
    const { terminal, terminalFailure } = machine.sets
    return (terminalFailure?.states ?? ['no set terminalFailure']).filter(
      (state) => !terminal?.states.includes(state),
    )
  },

  'a state of a withdrawal or refund says where the amount is, as its sets do, and no other state says it': ({
    resource,
    states,
    sets,
  }) =>
    Object.entries(states)
      .filter(([state, { money }]) => {
        if (!PAYING_OUT.has(resource)) return money !== undefined
        const isOver = sets['terminal']?.states.includes(state)
        const hasFailed = sets['terminalFailure']?.states.includes(state)
        return money !== (hasFailed ? 'back' : isOver ? 'paid' : 'reserved')
      })
      .map(([state]) => state),

  'the statuses are those of the contract': (machine) =>
    difference(
      Object.values(machine.states).map((state) => state.status),
      valuesOf(machine.statusSchema),
    ),

  'the detailed statuses are those of the contract': (machine) =>
    difference(
      Object.values(machine.states).flatMap((state) => state.statusDetailed ?? []),
      machine.statusDetailedSchema === undefined ? [] : valuesOf(machine.statusDetailedSchema),
    ),

  'a state is called after its status': ({ states }) =>
    Object.entries(states)
      .filter(
        ([name, { status, statusDetailed }]) => name !== [status, statusDetailed ?? []].flat().join('.'),
      )
      .map(([name]) => name),

  'every event that an arrow sends is a webhook of the contract': ({ transitions }) =>
    transitions.flatMap(({ sends }) => (sends === null || webhookEvents.includes(sends) ? [] : [sends])),

  'an arrow to another status of an existing resource sends an event': ({ resource, states, transitions }) =>
    transitions
      .filter(
        ({ from, to, sends }) =>
          from !== null && states[from]?.status !== states[to]?.status && sends === null,
      )
      .map(({ from, on }) => `${resource}: ${from} on ${on}`)
      .filter((arrow) => !(arrow in SILENT)),

  'every section and gap that is cited exists': (machine) =>
    citations(machine).filter((id) => !known.has(id)),

  'every operation exists': ({ transitions }) =>
    transitions.flatMap((row) => row.operations ?? []).filter((id) => errors.operations[id] === undefined),

  'refusals are codes of the operation, in its order of precedence': ({ transitions }) =>
    transitions.flatMap((row) => outOfPlace(row).map((code) => `${row.on}: ${code}`)),

  'an event that an operation causes has an answer where it is illegal': (machine) =>
    Object.entries(operationsByEvent(machine)).flatMap(([event, operations]) => {
      const code = machine.illegal?.[event]?.code
      return operations
        .filter((operation) => code === undefined || !codesOf(operation).includes(code))
        .map((operation) => `${event} by ${operation}: ${code}`)
    }),
} satisfies Record<string, Check>

/** The resources whose amount leaves the wallet. */
const PAYING_OUT: ReadonlySet<string> = new Set(['withdrawal', 'refund'])

/** The transitions to another status that send no webhook, each with the reason. */
const SILENT: Readonly<Record<string, string>> = {
  'charge: PENDING on cancel': 'G-087: no webhook tells the removal of a charge',
  'withdrawal: INITIATED on confirm': 'G-248: transitional, the outcome is still unknown',
  'withdrawal: CONFIRMED on process': 'G-248: transitional, the outcome is still unknown',
  'schedule: CREATED.AWAITING_DISPATCH on dispatch': 'G-248: transitional, it follows the creation at once',
}

/**
 * The arrows that stay in a terminal state, each with the reason. Money can move after the end of a resource; its status
 * never changes.
 */
const AFTER_THE_END: Readonly<Record<string, string>> = {
  'charge: PAID on takeBack': 'G-381: the payer gets money of a paid deposit back (MED)',
  'withdrawal: SUCCESS on return':
    'G-380: the receiving institution sends money of a settled withdrawal back',
}

describe.each(machines.map((machine) => [machine.resource, machine] as const))(
  'the machine of a %s',
  (_, machine) => {
    it.each(Object.entries<Check>(CHECKS))('%s', (_, check) => {
      expect(check(machine)).toEqual([])
    })
  },
)

describe('a broken machine is caught', () => {
  type Break = readonly [check: keyof typeof CHECKS, resource: MachineName, change: (machine: Draft) => void]
  const BREAKS: readonly Break[] = [
    [
      'a state and an event have at most one arrow',
      'charge',
      ({ transitions }) => transitions.push({ ...transitions[1]!, to: 'EXPIRED' }),
    ],
    [
      'every state is reachable from the creation',
      'refund',
      (machine) => (machine.transitions = machine.transitions.filter((row) => row.to !== 'FAILED')),
    ],
    [
      'every state is reachable from the creation',
      'charge',
      ({ transitions }) => (transitions[0]!.from = 'PENDING'),
    ],
    [
      'arrows, sets and illegal answers name known states and events',
      'charge',
      ({ sets }) => sets['open']!.states.push('OPEN'),
    ],
    [
      'arrows, sets and illegal answers name known states and events',
      'charge',
      ({ transitions }) => (transitions[1]!.to = 'SETTLED'),
    ],
    [
      'arrows, sets and illegal answers name known states and events',
      'charge',
      ({ illegal }) => (illegal['pay'] = { ...illegal['settle']! }),
    ],
    [
      'a state is terminal when no arrow leads from it to another state, and only then',
      'charge',
      ({ transitions }) => transitions.push({ ...transitions[1]!, from: 'PAID', to: 'PENDING' }),
    ],
    [
      'a state is terminal when no arrow leads from it to another state, and only then',
      'charge',
      ({ transitions }) => (transitions.find(({ on }) => on === 'takeBack')!.to = 'CANCELED'),
    ],
    [
      'a state is terminal when no arrow leads from it to another state, and only then',
      'withdrawal',
      ({ sets }) => sets['terminal']!.states.pop(),
    ],
    [
      'only the listed arrows stay in a terminal state, and each sends an event',
      'charge',
      ({ transitions }) => transitions.push({ ...transitions[1]!, from: 'PAID', to: 'PAID' }),
    ],
    [
      'only the listed arrows stay in a terminal state, and each sends an event',
      'withdrawal',
      ({ transitions }) => (transitions.find(({ on }) => on === 'return')!.sends = null),
    ],
    [
      'only the listed arrows stay in a terminal state, and each sends an event',
      'withdrawal',
      (machine) => (machine.transitions = machine.transitions.filter(({ on }) => on !== 'return')),
    ],
    [
      'nothing happens after a terminal failure',
      'withdrawal',
      ({ transitions }) => transitions.push({ ...transitions[1]!, from: 'REJECTED', to: 'REJECTED' }),
    ],
    [
      'a terminal failure is terminal',
      'withdrawal',
      ({ sets }) => sets['terminalFailure']!.states.push('PROCESSING'),
    ],
    [
      'a state of a withdrawal or refund says where the amount is, as its sets do, and no other state says it',
      'withdrawal',
      ({ states }) => (states['EXPIRED']!.money = 'reserved'),
    ],
    [
      'a state of a withdrawal or refund says where the amount is, as its sets do, and no other state says it',
      'refund',
      ({ states }) => (states['PROCESSING']!.money = 'back'),
    ],
    [
      'a state of a withdrawal or refund says where the amount is, as its sets do, and no other state says it',
      'charge',
      ({ states }) => (states['PENDING']!.money = 'reserved'),
    ],
    [
      'the statuses are those of the contract',
      'withdrawal',
      ({ states }) => (states['SUCCESS']!.status = 'SETTLED'),
    ],
    [
      'the detailed statuses are those of the contract',
      'recurrence',
      ({ states }) => delete states['AUTHORIZED.COMPLETED'],
    ],
    [
      'a state is called after its status',
      'schedule',
      ({ states }) => (states['SUCCESS.SETTLED']!.statusDetailed = 'PAID'),
    ],
    [
      'every event that an arrow sends is a webhook of the contract',
      'charge',
      ({ transitions }) => (transitions[1]!.sends = 'pixChargeSettled'),
    ],
    [
      'an arrow to another status of an existing resource sends an event',
      'charge',
      ({ transitions }) => (transitions[1]!.sends = null),
    ],
    [
      'every section and gap that is cited exists',
      'refund',
      ({ sets }) => (sets['open']!['x-gap'] = 'G-999'),
    ],
    [
      'every section and gap that is cited exists',
      'refund',
      ({ transitions }) => (transitions[0]!['x-source'] = ['§2.3', '§3.9']),
    ],
    ['every operation exists', 'refund', ({ transitions }) => (transitions[0]!.operations = ['refund'])],
    [
      'refusals are codes of the operation, in its order of precedence',
      'refund',
      ({ transitions }) => transitions[0]!.refusals!.reverse(),
    ],
    [
      'refusals are codes of the operation, in its order of precedence',
      'refund',
      ({ transitions }) => transitions[0]!.refusals!.push('INVALID_RECURRENCE_STATE'),
    ],
    [
      'an event that an operation causes has an answer where it is illegal',
      'schedule',
      ({ illegal }) => (illegal['cancel']!.code = 'INVALID_RECURRENCE_STATE'),
    ],
    [
      'an event that an operation causes has an answer where it is illegal',
      'recurrence',
      ({ illegal }) => delete illegal['expire'],
    ],
  ]

  it.each(BREAKS.map(([check, resource, change]) => ({ check, resource, change })))(
    '$check ($resource)',
    ({ check, resource, change }) => {
      const broken = structuredClone(machines.find((machine) => machine.resource === resource)) as Draft
      change(broken)
      expect(CHECKS[check](broken)).not.toEqual([])
    },
  )

  it('for every check', () => {
    expect(
      difference(
        Object.keys(CHECKS),
        BREAKS.map(([check]) => check),
      ),
    ).toEqual([])
  })
})

describe('the machines together', () => {
  it('are one for each resource with a life of its own', () => {
    expect(machines.map((machine) => machine.resource)).toEqual([
      'charge',
      'recurrence',
      'refund',
      'schedule',
      'withdrawal',
    ])
  })

  it('send every webhook of the contract', () => {
    expect(unsent(machines)).toEqual([])
    expect(unsent(machines.filter((machine) => machine.resource !== 'refund'))).toEqual([
      'pixRefundSettled',
      'pixRefundFailed',
    ])
  })

  it('know every operation that creates, changes or simulates something with states', () => {
    const used = machines.flatMap((machine) => machine.transitions.flatMap((row) => row.operations ?? []))
    const writing = Object.keys(errors.operations).filter((id) => !/^(get|list)/.test(id))
    expect(difference(writing, [...used, ...Object.keys(WITHOUT_STATES)])).toEqual([])
  })

  it('account for every business refusal of those operations', () => {
    expect(unaccounted(machines)).toEqual([])
  })

  it('would show a refusal that no arrow has', () => {
    const broken = structuredClone(machines) as unknown as Draft[]
    for (const row of broken.flatMap((machine) => machine.transitions)) {
      row.refusals = (row.refusals ?? []).filter((code) => code !== 'CYCLE_ALREADY_EXISTS')
    }
    expect(unaccounted(broken)).toEqual(['createSchedule: CYCLE_ALREADY_EXISTS'])
  })

  it('are published with literal types', () => {
    const all: Readonly<Record<MachineName, StateMachine>> = published
    expect(Object.keys(all)).toEqual(machines.map((machine) => machine.resource))
    expectTypeOf<StateOf<'charge'>>().toEqualTypeOf<'PENDING' | 'PAID' | 'CANCELED' | 'EXPIRED'>()
    expectTypeOf<EventOf<'charge'>>().toEqualTypeOf<
      'create' | 'settle' | 'rejectAttempt' | 'expire' | 'takeBack' | 'cancel'
    >()
    expectTypeOf<StatusOf<'recurrence'>>().toEqualTypeOf<
      'PENDING' | 'AUTHORIZED' | 'FAILED' | 'CANCELLED' | 'EXPIRED'
    >()
    expectTypeOf<StateSetOf<'refund'>>().toEqualTypeOf<'open' | 'terminal' | 'terminalFailure' | 'counted'>()
  })
})

/** The writing operations that cause no transition, each with the reason. */
const WITHOUT_STATES: Readonly<Record<string, string>> = {
  createAccessToken: 'a token has no states',
  createInternalTransfer: 'instant: the transfer is SUCCESS in the answer and never changes (G-116)',
  configureWebhook: 'a configuration has no states',
}

/**
 * Each grid shows one machine. The columns are the states by number (0 is before the creation). A cell is the state
 * after the event; `.` means that the event is illegal.
 */
describe('the arrows of', () => {
  it('a charge (§3.1, R-159 to R-167)', () => {
    expect(grid('charge')).toMatchInlineSnapshot(`
      " 1 PENDING
       2 PAID
       3 CANCELED
       4 EXPIRED
                     0  1  2  3  4
      create         1  .  .  .  .
      settle         .  2  .  .  .
      rejectAttempt  .  1  .  .  .
      expire         .  4  .  .  .
      takeBack       .  .  2  .  .
      cancel         .  3  .  .  ."
    `)
  })

  it('a withdrawal (§3.2, R-168 to R-177)', () => {
    expect(grid('withdrawal')).toMatchInlineSnapshot(`
      " 1 INITIATED
       2 CONFIRMED
       3 PROCESSING
       4 SUCCESS
       5 FAILED
       6 REJECTED
       7 CANCELED
       8 EXPIRED
                    0  1  2  3  4  5  6  7  8
      create        1  .  .  .  .  .  .  .  .
      failForFunds  .  5  .  .  .  .  .  .  .
      confirm       .  2  .  .  .  .  .  .  .
      process       .  .  3  .  .  .  .  .  .
      settle        .  .  .  4  .  .  .  .  .
      return        .  .  .  .  4  .  .  .  .
      reject        .  .  6  6  .  .  .  .  .
      failSending   .  7  .  .  .  .  .  .  .
      fail          .  5  5  5  .  .  .  .  .
      expire        .  .  8  8  .  .  .  .  ."
    `)
  })

  it('a refund (§3.3, R-086)', () => {
    expect(grid('refund')).toMatchInlineSnapshot(`
      " 1 PROCESSING
       2 SUCCESS
       3 FAILED
                             0  1  2  3
      create                 1  .  .  .
      createForSchedule      1  .  .  .
      createForFirstPayment  1  .  .  .
      settle                 .  2  .  .
      fail                   .  3  .  ."
    `)
  })

  it('a recurrence (§3.4, R-179 to R-189)', () => {
    expect(grid('recurrence')).toMatchInlineSnapshot(`
      " 1 PENDING.AWAITING_FIRST_PAYMENT
       2 PENDING.FIRST_PAYMENT_SUCCESS
       3 AUTHORIZED.VALIDATION_SUCCEEDED
       4 AUTHORIZED.COMPLETED
       5 FAILED.AUTHORIZATION_REJECTED
       6 CANCELLED.CANCELLED_BY_RECEIVER
       7 CANCELLED.CANCELLED_BY_PAYER
       8 EXPIRED.JOURNEY_EXPIRED
                            0  1  2  3  4  5  6  7  8
      create                1  .  .  .  .  .  .  .  .
      settleFirstPayment    .  2  .  .  .  .  .  .  .
      approveAuthorization  .  .  3  .  .  .  .  .  .
      rejectAuthorization   .  5  5  .  .  .  .  .  .
      cancel                .  6  6  6  .  .  .  .  .
      cancelByPayer         .  7  7  7  .  .  .  .  .
      expire                .  8  8  .  .  .  .  .  .
      complete              .  .  .  4  .  .  .  .  ."
    `)
  })

  it('a schedule (§3.4.1, R-191 to R-196, R-300 to R-309)', () => {
    expect(grid('schedule')).toMatchInlineSnapshot(`
      " 1 CREATED.AWAITING_DISPATCH
       2 PENDING.AWAITING_PAYER_RESPONSE
       3 SCHEDULED.SCHEDULED_BY_PAYER
       4 SUCCESS.SETTLED
       5 FAILED.REJECTED_BY_PAYER
       6 FAILED.SETTLEMENT_FAILED
       7 FAILED.PAYER_RESPONSE_TIMEOUT
       8 FAILED.SEND_FAILED
       9 CANCELLED.CANCELLED_BY_RECEIVER
      10 CANCELLED.RECURRENCE_CANCELLED
      11 CANCELLED.CANCELLED_BY_PAYER
                            0  1  2  3  4  5  6  7  8  9 10 11
      create                1  .  .  .  .  .  .  .  .  .  .  .
      createRetry           1  .  .  .  .  .  .  .  .  .  .  .
      createResend          1  .  .  .  .  .  .  .  .  .  .  .
      dispatch              .  2  .  .  .  .  .  .  .  .  .  .
      acceptInstruction     .  .  3  .  .  .  .  .  .  .  .  .
      cancel                .  9  9  9  .  .  .  .  .  .  .  .
      settle                .  .  .  4  .  .  .  .  .  .  .  .
      rejectInstruction     .  .  5  .  .  .  .  .  .  .  .  .
      rejectSettlement      .  .  .  6  .  .  .  .  .  .  .  .
      expireSettlement      .  .  .  6  .  .  .  .  .  .  .  .
      timeOutInstruction    .  .  7  .  .  .  .  .  .  .  .  .
      failDispatch          .  8  .  .  .  .  .  .  .  .  .  .
      cancelByPayer         .  .  . 11  .  .  .  .  .  .  .  .
      reportFailure         .  .  . 11  .  .  .  .  .  .  .  .
      reportLateFailure     .  .  .  6  .  .  .  .  .  .  .  .
      cancelWithRecurrence  . 10 10 10  .  .  .  .  .  .  .  ."
    `)
  })
})

/** A machine whose data a control may change, to show that a check can fail. */
type Draft = Mutable<MachineFile>
type Mutable<T> = T extends readonly (infer Item)[]
  ? Mutable<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]-?: Mutable<NonNullable<T[Key]>> | Extract<T[Key], null> }
    : T

function reachable({ transitions }: MachineFile): Set<string> {
  const reached = new Set<string | null>([null])
  for (let before = -1; before < reached.size;) {
    before = reached.size
    for (const { from, to } of transitions) if (reached.has(from)) reached.add(to)
  }
  return new Set([...reached].filter((state) => state !== null))
}

/** Returns the texts that are in only one of the two lists. */
function difference(some: readonly string[], others: readonly string[]): string[] {
  return [...new Set(some).symmetricDifference(new Set(others))]
}

/** Returns the values that a schema of the contract lists. The schema is found by its name in any folder. */
function valuesOf(schema: string): readonly string[] {
  const files = readdirSync(join(root, 'schemas'), { recursive: true, encoding: 'utf8' })
  const file = files.find((name) => basename(name) === `${schema}.yaml`)
  if (file === undefined) throw new Error(`the contract has no schema ${schema}`)
  const { enum: closed, 'x-extensible-enum': open } = readYaml(root, join('schemas', file)).data as {
    readonly enum?: readonly string[]
    readonly 'x-extensible-enum'?: readonly string[]
  }
  return closed ?? open ?? []
}

function keysOf(file: string, key: string): object {
  return (readYaml(root, file).data as Record<string, object>)[key] ?? {}
}

const codesOf = (operation: string): readonly string[] =>
  (errors.operations[operation]?.codes ?? []).map((row) => row.code)

/** Returns the refusals of a transition that none of its operations lists, or that are in another order there. */
function outOfPlace({ operations = [], refusals = [] }: TransitionRow): readonly string[] {
  const foreign = refusals.filter(
    (code) => !operations.some((operation) => codesOf(operation).includes(code)),
  )
  const disordered = operations.flatMap((operation) => {
    const places = refusals.map((code) => codesOf(operation).indexOf(code)).filter((place) => place >= 0)
    return places.every((place, index) => index === 0 || place > places[index - 1]!) ? [] : ['order']
  })
  return [...foreign, ...disordered]
}

/** Returns the operations that cause each event of an existing resource. */
function operationsByEvent({ transitions }: MachineFile): Record<string, string[]> {
  const events: Record<string, string[]> = {}
  for (const { from, on, operations = [] } of transitions) {
    if (from !== null && operations.length > 0)
      events[on] = [...new Set([...(events[on] ?? []), ...operations])]
  }
  return events
}

function unsent(machines: readonly MachineFile[]): readonly string[] {
  const sent = new Set(machines.flatMap((machine) => machine.transitions.map((row) => row.sends)))
  return webhookEvents.filter((event) => !sent.has(event))
}

/**
 * Returns the 409 and 422 codes of operations that no machine explains: no transition refuses with them, and no illegal
 * event returns them.
 */
function unaccounted(machines: readonly MachineFile[]): readonly string[] {
  const accounted = new Set(
    machines.flatMap((machine) =>
      machine.transitions.flatMap(({ on, operations = [], refusals = [] }) =>
        operations.flatMap((operation) =>
          [...refusals, machine.illegal?.[on]?.code, 'IDEMPOTENCY_ERROR'].map(
            (code) => `${operation}: ${code}`,
          ),
        ),
      ),
    ),
  )
  return Object.entries(errors.operations)
    .filter(([operation]) => !(operation in WITHOUT_STATES))
    .flatMap(([operation, { family, codes }]) =>
      codes.filter(({ code }) => isBusiness(family, code)).map(({ code }) => `${operation}: ${code}`),
    )
    .filter((refusal) => !accounted.has(refusal))
}

const isBusiness = (family: string, code: string): boolean =>
  errors.codes.some((row) => row.family === family && row.code === code && [409, 422].includes(row.status))

function citations(value: unknown, key = ''): readonly string[] {
  if (key === 'x-source' || key === 'x-gap') return [value].flat() as string[]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, below]) => citations(below, name))
}

/** Returns a machine as text that fits on one screen: its states by number, then one line for each event. */
function grid(resource: string): string {
  const machine = machines.find((it) => it.resource === resource)!
  const states = [null, ...Object.keys(machine.states)]
  const events = [...new Set(machine.transitions.map((row) => row.on))]
  const width = Math.max(...events.map((event) => event.length))
  const line = (name: string, cells: readonly (string | number)[]): string =>
    [name.padEnd(width), ...cells.map((cell) => String(cell).padStart(2))].join(' ')
  return [
    ...states.slice(1).map((state, index) => `${String(index + 1).padStart(2)} ${state}`),
    line('', states.keys().toArray()),
    ...events.map((event) =>
      line(
        event,
        states.map((state) => {
          const arrow = machine.transitions.find((row) => row.from === state && row.on === event)
          return arrow === undefined ? '.' : states.indexOf(arrow.to)
        }),
      ),
    ),
  ].join('\n')
}
