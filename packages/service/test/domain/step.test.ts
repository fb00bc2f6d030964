import { type MachineName, type Transition, machines } from '@pix-payments/spec'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { begin, isIn, step } from '../../src/domain/step.ts'

interface Machine {
  readonly states: Readonly<Record<string, unknown>>
  readonly sets: Readonly<Record<string, { readonly states: readonly string[] }>>
  readonly transitions: readonly Transition[]
}
/**
 * `step` and `begin` without their types. They accept any text as state and event, so that the test can pass invalid
 * ones.
 */
const anyStep = step as (machine: string, from: string, on: string) => ReturnType<typeof step>
const anyBegin = begin as (machine: string, on: string) => string

describe.each(Object.keys(machines) as MachineName[])('the machine %s', (name) => {
  const machine = machines[name] as Machine
  const states = Object.keys(machine.states)
  const events = [...new Set(machine.transitions.map(({ on }) => on))]
  const creations = machine.transitions.filter(({ from }) => from === null).map(({ on }) => on)
  const terminal = machine.sets['terminal']?.states ?? []

  test('has a transition exactly where the contract has one', () => {
    for (const from of states) {
      for (const on of events) {
        const row = machine.transitions.find((it) => it.from === from && it.on === on)
        expect(anyStep(name, from, on)?.to).toBe(row?.to)
      }
    }
  })

  test('begins with each event that creates a resource, and with no other', () => {
    expect(creations.length).toBeGreaterThan(0)
    for (const on of creations) {
      expect(anyBegin(name, on)).toBe(machine.transitions.find((it) => it.from === null && it.on === on)?.to)
    }
    const others = events.filter((event) => !creations.includes(event))
    expect(others.length).toBeGreaterThan(0)
    for (const on of others)
      expect(() => anyBegin(name, on)).toThrow(`No ${name} begins with the event ${on}`)
  })

  test('announces no creation, so that a creation needs only its first state', () => {
    const announced = machine.transitions.filter(({ from, sends }) => from === null && sends !== null)
    expect(announced).toEqual([])
  })

  test('R-177 no sequence of events leaves a terminal state (G-091)', () => {
    expect(terminal.length).toBeGreaterThan(0)
    fc.assert(
      fc.property(
        fc.constantFrom(...creations),
        fc.array(fc.constantFrom(...events), { maxLength: 30 }),
        (first, list) => {
          const states = [anyBegin(name, first)]
          for (const on of list) {
            const state = states.at(-1) ?? ''
            states.push(anyStep(name, state, on)?.to ?? state)
          }
          const end = states.findIndex((state) => terminal.includes(state))
          expect(new Set(end === -1 ? [] : states.slice(end)).size).toBeLessThanOrEqual(1)
        },
      ),
    )
  })
})

test('isIn checks a status, and throws for an unknown set', () => {
  expect(isIn('withdrawal', 'terminal', 'SUCCESS')).toBe(true)
  expect(isIn('withdrawal', 'terminal', 'PROCESSING')).toBe(false)
  expect(() => isIn('withdrawal', 'nothing', 'SUCCESS')).toThrow('withdrawal has no set of states nothing')
})

test('only the creation of a resource begins a machine', () => {
  expect(begin('refund', 'createForSchedule')).toBe('PROCESSING')
  // @ts-expect-error -- a charge is settled later
  expect(() => begin('charge', 'settle')).toThrow('No charge begins with the event settle')
  // @ts-expect-error -- a state that is not there yet leads nowhere: `begin` gives the first one
  expect(step('charge', null, 'settle')).toBeUndefined()
})
