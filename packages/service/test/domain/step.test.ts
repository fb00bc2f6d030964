import { type MachineName, type Transition, machines } from '@pix-payments/spec'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isIn, step } from '../../src/domain/step.ts'

interface Machine {
  readonly states: Readonly<Record<string, unknown>>
  readonly sets: Readonly<Record<string, { readonly states: readonly string[] }>>
  readonly transitions: readonly Transition[]
}
/** `step` without its types, for any state and any event. */
const anyStep = step as (machine: string, from: string | null, on: string) => ReturnType<typeof step>

describe.each(Object.keys(machines) as MachineName[])('the machine %s', (name) => {
  const machine = machines[name] as Machine
  const states = Object.keys(machine.states)
  const events = [...new Set(machine.transitions.map(({ on }) => on))]
  const terminal = machine.sets['terminal']?.states ?? []

  test('has a transition exactly where the contract has one', () => {
    for (const from of [null, ...states]) {
      for (const on of events) {
        const row = machine.transitions.find((it) => it.from === from && it.on === on)
        expect(anyStep(name, from, on)?.to).toBe(row?.to)
      }
    }
  })

  test('R-177 no sequence of events leaves a terminal state (G-091)', () => {
    expect(terminal.length).toBeGreaterThan(0)
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 30 }), (list) => {
        const states: (string | null)[] = [null]
        for (const on of list) {
          const state = states.at(-1) ?? null
          states.push(anyStep(name, state, on)?.to ?? state)
        }
        const end = states.findIndex((state) => state !== null && terminal.includes(state))
        expect(new Set(end === -1 ? [] : states.slice(end)).size).toBeLessThanOrEqual(1)
      }),
    )
  })
})

test('isIn checks a status, and throws for an unknown set', () => {
  expect(isIn('withdrawal', 'terminal', 'SUCCESS')).toBe(true)
  expect(isIn('withdrawal', 'terminal', 'PROCESSING')).toBe(false)
  expect(() => isIn('withdrawal', 'nothing', 'SUCCESS')).toThrow('withdrawal has no set of states nothing')
})
