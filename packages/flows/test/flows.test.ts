import { isLong } from '@pix-payments/testing/length'
import { createService } from '@pix-payments/service'
import { describe, expect, it } from 'vitest'
import { flowNames, readFlows } from '../src/read-flows.ts'
import { respect } from '../src/respect.ts'
import { exampleFolder } from './example-folder.ts'
import { expectPassed, fileOf } from './respect-run.ts'

/** `pnpm test` runs every fourth flow, because Redocly reads both descriptions again for each. */
const flows = readFlows().filter((_, at) => isLong || at % 4 === 0)
const files = flows.map(({ name }) => fileOf(name))

describe('the flows', () => {
  it('are at least ten', () => {
    expect(flowNames().length).toBeGreaterThanOrEqual(10)
  })

  it('pass on the sandbox, with every criterion checked', async () => {
    await using service = await createService()
    const servers = { pix: service.url, sandbox: service.url }
    const run = await respect({ folder: exampleFolder(), files, servers })
    expectPassed(run)
    const checked = files.map(
      (name) =>
        run.checks.filter(({ file, kind }) => file === name && kind === 'success criteria check').length,
    )
    // The workflow that opens the wallet has three criteria of its own.
    expect(checked).toEqual(flows.map(({ steps }) => steps.flatMap((step) => step.conditions).length + 3))
  })
})
