import { createMock } from '@pix-payments/mock'
import { createService } from '@pix-payments/service'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import type { ArazzoDocument } from '../src/arazzo.ts'
import { WORKFLOW_ENDING } from '../src/folders.ts'
import { readFlows } from '../src/read-flows.ts'
import { respect, type RespectRun } from '../src/respect.ts'
import { exampleFolder } from './example-folder.ts'
import { mockVariant } from './mock-variant.ts'
import { expectPassed, failuresOf, fileOf, folderWith, type Wrong } from './respect-run.ts'

/** Each step with criteria, as `file stepId`. */
const stepsOf = ({ checks }: RespectRun): ReadonlySet<string> =>
  new Set(checks.map(({ file, stepId }) => `${file} ${stepId}`))

describe('the flows', () => {
  it('pass on the mock, unless they state why they cannot', async () => {
    await using service = await createService()
    const mock = await createMock()
    const files = readFlows()
      .filter((flow) => 'runs' in flow.mock && flow.mock.runs)
      .map(({ name }) => fileOf(name))
    try {
      const folder = exampleFolder((path, text) =>
        path.endsWith(WORKFLOW_ENDING) ? stringify(mockVariant(parse(text) as ArazzoDocument)) : text,
      )
      const run = await respect({ folder, files, servers: { pix: mock.url, sandbox: service.url } })
      expectPassed(run)
      expect(stepsOf(run).size).toBeGreaterThan(4 * files.length)
    } finally {
      await mock.close()
    }
  })

  it('fail when a criterion is not met, and name the step and the criterion', async () => {
    await using service = await createService()
    const wrong: Wrong = {
      'withdrawal-by-key': ['#/totalBalance == 992500', '#/totalBalance == 992501'],
      deposit: ["#/status == 'PAID'", "#/status == 'EXPIRED'"],
      'partial-refunds': ['$statusCode == 422', '$statusCode == 202'],
      'post-due-retry': ['retryOfScheduleId == $steps.charge', 'retryOfScheduleId == $steps.retry'],
      'deposit-expiry': ["#/data/0/event == 'pixChargeExpired'", "#/data/0/event == 'pixChargePaid'"],
    }
    const folder = folderWith(wrong)
    const servers = { pix: service.url, sandbox: service.url }
    const run = await respect({ folder, files: Object.keys(wrong).map(fileOf), servers })
    expect(run.passed).toBe(false)
    expect(failuresOf(run).map(({ file, stepId, condition }) => [file, stepId, condition])).toEqual([
      ['workflows/withdrawal-by-key.arazzo.yaml', 'balanceAfter', '$response.body#/totalBalance == 992501'],
      ['workflows/deposit.arazzo.yaml', 'pay', "$response.body#/status == 'EXPIRED'"],
      ['workflows/partial-refunds.arazzo.yaml', 'refundTooMuch', '$statusCode == 202'],
      [
        'workflows/post-due-retry.arazzo.yaml',
        'retry',
        '$response.body#/retryOfScheduleId == $steps.retry.outputs.id',
      ],
      [
        'workflows/deposit-expiry.arazzo.yaml',
        'expiredEvent',
        "$response.body#/data/0/event == 'pixChargePaid'",
      ],
    ])
  })
})
