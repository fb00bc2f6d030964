import { randomUUID } from 'node:crypto'
import { DBOS } from '@dbos-inc/dbos-sdk'
import { Client } from 'pg'
import { PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import { findPostgres } from '@pix-payments/testing/postgres'
import { ENGINES, type Engine } from './support/engines.ts'
import { startOperator } from './support/operator.ts'

const [engine] = ENGINES as readonly [Engine]
const found = await findPostgres()

test('a script that cron starts does all work that is due', async () => {
  await using operator = await startOperator(engine, { webhook: false })
  const { kit } = operator
  const { chargeId } = await operator.deposit('deposit-1', 5_000)
  await operator.pay(chargeId)
  operator.clock.advance(61_000)
  let done: number
  do {
    ;({ done } = await kit.runDue({ limit: 100 }))
  } while (done > 0)
  expect(await operator.log()).toEqual(['paid deposit-1'])
})

test.skipIf('missing' in found)('a job of pg-boss does work that is due', async () => {
  const url = 'url' in found ? found.url : ''
  const schema = `boss_${randomUUID().replaceAll('-', '')}`
  await using operator = await startOperator(engine, { webhook: false })
  const { kit } = operator
  const { chargeId } = await operator.deposit('deposit-1', 5_000)
  await operator.pay(chargeId)
  operator.clock.advance(61_000)
  const boss = new PgBoss({ connectionString: url, schema })
  await boss.start()
  try {
    await boss.createQueue('pix')
    await boss.schedule('pix', '* * * * *')
    await boss.work('pix', () => kit.runDue({ limit: 100 }))
    await boss.send('pix')
    await expect.poll(() => operator.log(), { timeout: 30_000 }).toEqual(['paid deposit-1'])
  } finally {
    await boss.stop()
    await dropSchema(url, schema)
  }
})

test.skipIf('missing' in found)('a scheduled workflow of DBOS does work that is due', async () => {
  const url = 'url' in found ? found.url : ''
  const schema = `dbos_${randomUUID().replaceAll('-', '')}`
  await using operator = await startOperator(engine, { webhook: false })
  const { kit } = operator
  const { chargeId } = await operator.deposit('deposit-1', 5_000)
  await operator.pay(chargeId)
  operator.clock.advance(61_000)
  DBOS.setConfig({
    name: 'operator',
    systemDatabaseUrl: url,
    systemDatabaseSchemaName: schema,
    logLevel: 'error',
  })
  const workflowFn = DBOS.registerWorkflow(
    async () => {
      await DBOS.runStep(() => kit.runDue({ limit: 100 }), { name: 'runDue' })
    },
    { name: 'pix' },
  )
  await DBOS.launch()
  try {
    await DBOS.applySchedules([{ scheduleName: 'pix', workflowFn, schedule: '* * * * *' }])
    const handle = await DBOS.triggerSchedule('pix')
    await handle.getResult()
    expect(await operator.log()).toEqual(['paid deposit-1'])
  } finally {
    await DBOS.shutdown()
    await dropSchema(url, schema)
  }
})

async function dropSchema(url: string, schema: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`drop schema ${schema} cascade`)
  await client.end()
}
