import { machines } from '@pix-payments/spec'
import { describe, expect, it } from 'vitest'
import { stateDiagram, stateGraph } from '../src/data/state-diagram.ts'
import { transitionGrid } from '../src/data/transition-grid.ts'

describe('the state diagram', () => {
  it('marks final states and failures, and draws what no section states with a broken line', () => {
    const graph = stateGraph('charge')
    expect(graph).toMatch(/"PENDING" \[.*class="open"/)
    expect(graph).toMatch(/"PAID after PENDING" \[.*class="terminal success"/)
    expect(graph).toMatch(/"EXPIRED after PENDING" \[.*class="terminal failure"/)
    // Each arrow is two lines, with its label between them.
    expect(graph).toMatch(/"PENDING":e -> "PENDING to CANCELED":w \[class="assumed"/)
    expect(graph).toMatch(/"PENDING to CANCELED":e -> "CANCELED after PENDING":w \[class="assumed"/)
    expect(graph).toMatch(/"PENDING":e -> "PENDING to PAID":w \[class="stated"/)
    expect(graph).toMatch(/"PENDING to PAID":e -> "PAID after PENDING":w \[class="stated"/)
  })

  it('draws the arrows that stay in a final state beside this state', () => {
    const graph = stateGraph('charge')
    expect(graph).toMatch(/"PAID after PENDING" -> "PAID to PAID" \[class="assumed", arrowhead=none\]/)
    expect(graph).toMatch(/"PAID after PENDING" -> "PAID to PAID" \[class="assumed", dir=back\]/)
    expect(graph).toMatch(/"PAID to PAID" \[class="arrow".*takeBack.*sends pixChargeTakenBack/)
  })

  it('draws every arrow of every machine', () => {
    for (const name of Object.keys(machines) as (keyof typeof machines)[]) {
      const graph = stateGraph(name)
      for (const { from, to, on } of machines[name].transitions) {
        const label = new RegExp(`"${from ?? 'start'} to ${to}" \\[class="arrow".*>&#160;${on}<`)
        expect(graph, `${name}: ${from} on ${on}`).toMatch(label)
      }
    }
  })

  it('shows the first gap of an arrow and the number of further gaps beside the event', () => {
    const { on, gaps } = machines.charge.transitions[1] ?? { on: '', gaps: [] }
    // The event and the badge are cells of one row.
    const cells = new RegExp(`<TR><TD><B>[^/]*${on}</FONT></B></TD>(?:(?!</TR>).)*`).exec(
      stateGraph('charge'),
    )?.[0]
    expect(cells).toContain(`HREF="/gaps.html#${gaps[0]}"`)
    expect(cells).toContain(`${gaps[0]} +${gaps.length - 1}`)
  })

  it('leaves space between the labels of two arrows on the same line', () => {
    const label = /"start to CREATED[^"]*" \[(.*)\]/.exec(stateGraph('schedule'))?.[1] ?? ''
    expect(label.match(/<B>|HEIGHT="6"/g)).toEqual(['<B>', 'HEIGHT="6"', '<B>', 'HEIGHT="6"', '<B>'])
  })

  it('is the same each time, in text that can be selected and with plain links', async () => {
    const svg = await stateDiagram('schedule')
    // Compares short values, so that a failure does not print the drawing.
    expect({
      same: svg === (await stateDiagram('schedule')),
      text: />\s*cancelWithRecurrence<\/text>/.test(svg),
      left: svg.match(/\dpt"|<title>|xlink:\w+=/g),
    }).toEqual({ same: true, text: true, left: null })
  })
})

describe('the grid of states and events', () => {
  it('gives for each pair the next state, the code of the refusal, or nothing', () => {
    const states = Object.keys(machines.charge.states)
    const grid = transitionGrid(machines.charge).map(({ event, cells }) => {
      const words = cells.map((cell) =>
        cell.kind === 'arrow' ? cell.to : cell.kind === 'refused' ? cell.code : '.',
      )
      return `${event}: ${words.map((word, index) => `${states[index]} ${word}`).join(', ')}`
    })
    expect(grid).toMatchInlineSnapshot(`
      [
        "settle: PENDING PAID, PAID InvalidChargeState, CANCELED InvalidChargeState, EXPIRED InvalidChargeState",
        "rejectAttempt: PENDING PENDING, PAID ., CANCELED ., EXPIRED .",
        "expire: PENDING EXPIRED, PAID ., CANCELED ., EXPIRED .",
        "takeBack: PENDING ., PAID PAID, CANCELED ., EXPIRED .",
        "cancel: PENDING CANCELED, PAID ., CANCELED ., EXPIRED .",
      ]
    `)
  })
})
