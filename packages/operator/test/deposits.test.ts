import { PixOutcomeUnknownError } from '@pix-payments/client'
import { describe, expect, test } from 'vitest'
import { ENGINES } from './support/engines.ts'
import { startOperator } from './support/operator.ts'

describe.each(ENGINES)('deposits on $name', (engine) => {
  test('credits a paid deposit once, after the webhook', async () => {
    await using operator = await startOperator(engine)
    const { chargeId, brCode } = await operator.deposit('d-1', 5_000)
    expect(brCode).toMatch(/^000201/)
    await operator.pay(chargeId)
    await operator.sandbox.events.waitFor({ walletId: operator.walletId, event: 'pixChargePaid' })
    await operator.pass(1)
    await operator.pass(120)
    expect(await operator.log()).toEqual(['paid d-1'])
    expect(await operator.balance('maria')).toBe(5_000)
    expect(await operator.kit.deposits.find('d-1')).toMatchObject({ status: 'PAID', chargeId })
  })

  test('credits a paid deposit without a webhook, after 60 seconds (§6)', async () => {
    await using operator = await startOperator(engine, { webhook: false })
    const { chargeId } = await operator.deposit('d-1')
    await operator.pay(chargeId)
    await operator.pass(59)
    expect(await operator.log()).toEqual([])
    await operator.pass(2)
    expect(await operator.log()).toEqual(['paid d-1'])
  })

  test('closes a deposit that expires', async () => {
    await using operator = await startOperator(engine, { webhook: false })
    await operator.deposit('d-1')
    await operator.pass(61)
    await operator.pass(841)
    expect(await operator.log()).toEqual(['expired d-1'])
    await operator.pass(3_600)
    expect(await operator.log()).toEqual(['expired d-1'])
  })

  test('returns the same deposit for the same request, and refuses another request', async () => {
    await using operator = await startOperator(engine)
    const first = await operator.deposit('d-1', 5_000)
    expect(await operator.deposit('d-1', 5_000)).toEqual(first)
    await expect(operator.deposit('d-1', 6_000)).rejects.toMatchObject({ code: 'externalIdInUse' })
  })

  test('credits once when the answer to the creation is lost', async () => {
    let lost = 0
    await using operator = await startOperator(engine, {
      fetch: async (input, init) => {
        const response = await fetch(input, init)
        const request = new Request(input, init)
        if (!request.url.endsWith('/immediate-charge') || lost > 0) return response
        lost += 1
        throw new TypeError('connection reset')
      },
    })
    const { chargeId } = await operator.deposit('d-1')
    expect(lost).toBe(1)
    await operator.pay(chargeId)
    await operator.pass(1)
    // The first charge expires.
    await operator.pass(1_000)
    expect(await operator.log()).toEqual(['paid d-1'])
    expect(await operator.kit.findings.list()).toEqual([])
  })

  test('a race of webhook and reads credits once', async () => {
    await using operator = await startOperator(engine)
    const charges = await Promise.all(['d-1', 'd-2', 'd-3', 'd-4'].map((id) => operator.deposit(id)))
    await Promise.all(charges.map(({ chargeId }) => operator.pay(chargeId)))
    operator.clock.advance(61_000)
    await Promise.all(Array.from({ length: 6 }, () => operator.kit.runDue()))
    await operator.pass(120)
    expect([...(await operator.log())].sort()).toEqual(['paid d-1', 'paid d-2', 'paid d-3', 'paid d-4'])
  })

  test('an error that onPaid catches does not lose the credit', async () => {
    let isFaulty = true
    await using operator = await startOperator(engine, {
      handlers: {
        async onPaid(t) {
          if (isFaulty) await t.execute('select 1 from no_such_table', []).catch(() => undefined)
        },
      },
    })
    const { chargeId } = await operator.deposit('d-1')
    await operator.pay(chargeId)
    await operator.pass(61)
    const isLost = operator.storage.dialect === 'postgresql'
    expect((await operator.kit.deposits.find('d-1'))?.status).toBe(isLost ? 'PENDING' : 'PAID')
    expect(operator.errors.length > 0).toBe(isLost)
    isFaulty = false
    await operator.pass(120)
    expect((await operator.kit.deposits.find('d-1'))?.status).toBe('PAID')
  })

  test('repeats a transaction after a serialization failure and a deadlock', async () => {
    let failures = 0
    let isFaulty = false
    await using operator = await startOperator(engine, {
      webhook: false,
      wrap: (storage) => ({
        dialect: storage.dialect,
        transaction: (work) =>
          storage.transaction(async (t) => {
            const result = await work(t)
            failures += Number(isFaulty)
            if (failures % 3 > 0)
              throw Object.assign(new Error('conflict'), { code: failures % 3 === 1 ? '40001' : '40P01' })
            return result
          }),
      }),
    })
    isFaulty = true
    expect((await operator.deposit('d-1')).brCode).toMatch(/^000201/)
  })

  test('waits for the payment of a deposit', async () => {
    await using operator = await startOperator(engine)
    const { chargeId } = await operator.deposit('d-1')
    const worker = operator.kit.startWorker({ intervalMs: 50 })
    const paid = operator.kit.deposits.waitForDeposit(chargeId)
    await operator.pay(chargeId)
    expect(await paid).toMatchObject({ externalId: 'd-1', status: 'PAID' })
    await worker.stop()
    const { chargeId: other } = await operator.deposit('d-2')
    const deadline = operator.clock.now() + 300
    expect(await operator.kit.deposits.waitForDeposit(other, { deadline })).toMatchObject({
      status: 'PENDING',
    })
    const signal = AbortSignal.abort(new Error('The player left.'))
    await expect(operator.kit.deposits.waitForDeposit(other, { signal })).rejects.toThrow('The player left.')
  })

  test('many waits share their looks, and reads that fail have growing gaps', async () => {
    let reads = 0
    await using operator = await startOperator(engine, {
      webhook: false,
      fetch: async (input, init) => {
        if (!new Request(input, init).url.includes('immediate-charge/')) return fetch(input, init)
        reads += 1
        return new Response('', { status: 400 })
      },
    })
    const { kit, clock } = operator
    const ids = Array.from({ length: 12 }, (_, index) => `d-${index}`)
    const charges = await Promise.all(ids.map((id) => operator.deposit(id)))
    clock.advance(61_000)
    const deadline = clock.now() + 1_500
    const waits = charges.flatMap(({ chargeId }) =>
      Array.from({ length: 5 }, () => kit.deposits.waitForDeposit(chargeId, { deadline })),
    )
    expect(new Set((await Promise.all(waits)).map(({ status }) => status))).toEqual(new Set(['PENDING']))
    expect(reads).toBe(12)
  })

  test('an answer about nothing does not end the reads of a deposit', async () => {
    let isEmpty = true
    await using operator = await startOperator(engine, {
      webhook: false,
      isChecked: false,
      fetch: async (input, init) =>
        isEmpty && new Request(input, init).url.includes('immediate-charge/')
          ? Response.json({})
          : fetch(input, init),
    })
    await operator.pay((await operator.deposit('d-1')).chargeId)
    await operator.pass(61)
    isEmpty = false
    await operator.pass(121)
    expect(await operator.log()).toEqual(['paid d-1'])
  })

  test('a deadline and a signal cover all tries of an opening', async () => {
    let calls = 0
    let isHanging = false
    await using operator = await startOperator(engine, {
      webhook: false,
      fetch: async (input, init) => {
        const isCreation = new Request(input, init).url.endsWith('/immediate-charge')
        if (!isHanging || !isCreation) return fetch(input, init)
        calls += 1
        await new Promise((_, reject) => init?.signal?.addEventListener('abort', reject))
        return new Response()
      },
    })
    const { kit, clock, pixKey } = operator
    // The token is cached afterwards.
    await operator.deposit('d-0')
    isHanging = true
    const request = { externalId: 'd-1', playerId: 'maria', amount: 100, expiresIn: 900, pixKey }
    await expect(kit.deposits.open(request, { deadline: clock.now() + 50 })).rejects.toBeInstanceOf(
      PixOutcomeUnknownError,
    )
    await expect(kit.deposits.open(request, { signal: AbortSignal.timeout(50) })).rejects.toBeInstanceOf(
      PixOutcomeUnknownError,
    )
    expect(calls).toBe(2)
  })

  test('debits a take-back (MED) once, by the line of the statement', async () => {
    await using operator = await startOperator(engine)
    const { walletId, sandbox } = operator
    const { chargeId } = await operator.deposit('d-1', 5_000)
    await operator.pay(chargeId)
    await sandbox.charges.createTakeBack({ walletId, chargeId, amount: 2_000 })
    await operator.pass(5)
    await operator.pass(120)
    expect(await operator.log()).toEqual(['paid d-1', 'takenBack d-1'])
    expect(await operator.balance('maria')).toBe(3_000)
  })
})
