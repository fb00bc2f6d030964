import { expect, test } from 'vitest'
import { checkLedger } from '../../src/application/audit/check-ledger.ts'
import type { Statement } from '../../src/storage/statement.ts'
import { REPEATED } from '../storage/repeated.ts'
import { byKeyBody } from '../support/bodies.ts'
import { outcomeOf } from '../support/http-call.ts'
import { onEachEngine } from './support/on-each-engine.ts'

/** A counter that makes statement names unique, because engines prepare statements by name. */
let spoilt = 0

onEachEngine(
  async (sandbox) => {
    const wallet = await sandbox.wallet()

    /** Resets the wallet, and causes every kind of money movement, on two days. */
    async function makeBusy(): Promise<void> {
      await wallet.ok('resetWallet')
      const { endToEndId, chargeId } = await wallet.deposit({ amount: 5000 })
      await wallet.charge({ amount: 300, expiresIn: 86_400 * 2 })
      await wallet.operator.ok('createWithdrawalByPixKey', { body: byKeyBody({ externalId: 'w1' }) })
      await wallet.ok('advanceClock', { body: { by: 86_400 } })
      await wallet.withdrawal({ externalId: 'w2' })
      await wallet.refund(endToEndId, 700)
      const failed = await wallet.refund(endToEndId, 11)
      await wallet.ok('setRefundOutcome', {
        path: { endToEndId, externalId: failed },
        body: { status: 'FAILED' },
      })
      await wallet.ok('createFee', { body: { amount: 13, description: 'Tarifa' } })
      await wallet.ok('createWithdrawalReturn', { path: { externalId: 'w1' }, body: { amount: 200 } })
      await wallet.ok('createTakeBack', { path: { chargeId }, body: { amount: 900 } })
      for (const type of ['BLOCK', 'UNBLOCK', 'DEBIT', 'CREDIT', 'BLOCK']) {
        await wallet.ok('createJudicialMovement', { body: { type, amount: 17, description: 'Ordem' } })
      }
    }

    async function problemsAfter(text: string): Promise<readonly string[]> {
      const change: Statement = { name: `test.spoil.${(spoilt += 1)}`, text: `${text} and wallet_id = $1` }
      await sandbox.store.write((transaction) => transaction.run(change, [wallet.id]))
      const { ok, wallets } = await checkLedger(sandbox.store, { walletId: wallet.id })
      const [checked] = wallets
      expect([ok, checked?.ok]).toEqual([checked?.problems.length === 0, checked?.problems.length === 0])
      return checked?.problems ?? []
    }

    test('checkLedger (G-212, G-276) checks the ledger of a wallet, and of all wallets', async () => {
      await makeBusy()
      const { total, available, blocked } = (await wallet.ok('getWallet')).balance
      expect(await sandbox.control.ok('checkLedger', { query: { walletId: wallet.id } })).toEqual({
        ok: true,
        checked: 1,
        wallets: [
          {
            walletId: wallet.id,
            ok: true,
            opening: 100_000,
            credits: 5217,
            debits: 1430,
            total,
            available,
            blocked,
            lines: 7,
            problems: [],
          },
        ],
      })
      expect([total, blocked]).toEqual([103_787, 500 + 700 + 17])
      const all = await sandbox.control.ok('checkLedger')
      const { length } = (await sandbox.control.ok('listWallets')).data
      expect([all.ok, all.checked, all.wallets.length]).toEqual([true, length, length])
      const unknown = { walletId: '4d6f8a0b-2c3e-4f50-9182-a3b4c5d6e7f8' }
      expect(outcomeOf(await sandbox.control.call('checkLedger', { query: unknown }))).toBe(
        '404 WalletNotFound',
      )
    })

    // Each SQL statement breaks one rule of the ledger, and the check must report it.
    test.each([
      ["update movement set amount = amount + 1 where kind = 'fee'", /available balance is/],
      ["update movement set to_account = 'pix' where kind = 'fee'", /movement fee goes from/],
      ["update movement set kind = 'gift' where kind = 'fee'", /movement gift goes from/],
      ["delete from movement where kind = 'judicialCredit'", /movement has the position/],
      ["update movement set at = at + 1 where kind = 'fee'", /movements fee have/],
      ['delete from statement_line where position = 2', /statement line has the position/],
      ['delete from statement_line where position = 7', /statement line has the position 6/],
      ['update statement_line set amount = amount + 1 where position = 2', /do not continue the balance/],
      [
        'update statement_line set balance_after = balance_after + 1 where position = 7',
        /newest statement line/,
      ],
      ["update statement_line set method = 'pix' where method = 'tarifa'", /movements fee have 0/],
      ['update statement_line set movement = 1 where position = 2', /movements withdrawalSettled have/],
      ['update statement_line set settled_at = settled_at - 86400000 where position = 4', /of another day/],
      ['update wallet_day set pix_debits = pix_debits + 1 where pix_count > 0', /totals of the day/],
      ['update wallet_day set pix_count = pix_count + 1 where pix_count > 0', /totals of the day/],
      ['update wallet_day set balance = balance + 1 where last_line = 0', /balance of the day/],
      ['update wallet_day set pending = 1 where last_line = 7', /pending balance of the latest day/],
      ['delete from wallet_day where last_line = 7', /last line of the latest day is/],
      ["update charge set status = 'EXPIRED' where status = 'PENDING'", /pending balance is 300/],
      [
        "update charge set reversed = reversed - 1 where status = 'PAID'",
        /count other refunds and take-backs/,
      ],
      ["update charge set amount = reversed - 1 where status = 'PAID'", /count other refunds and take-backs/],
      [
        "update movement set resource_id = null where kind = 'depositTakenBack'",
        /count other refunds and take-backs/,
      ],
      [
        "update withdrawal set amount = 199 where external_id = 'w1'",
        /1 withdrawals or charges have returns that come to more than their amount/,
      ],
      [
        "update withdrawal set status = 'REJECTED' where external_id = 'w1'",
        /1 withdrawals or charges have returns that come to more than their amount/,
      ],
      [
        "update charge set amount = 899 where status = 'PAID'",
        /1 withdrawals or charges have returns that come to more than their amount/,
      ],
      ["update charge set end_to_end_id = null where status = 'PAID'", /deposited is 5000/],
      ["update withdrawal set status = 'SUCCESS' where external_id = 'w2'", /another amount than their own/],
      ["update withdrawal set amount = 1 where external_id = 'w2'", /outcome and judicial blocks come to/],
      ["update refund set status = 'SUCCESS' where status = 'PROCESSING'", /another amount than their own/],
      [
        "update refund set status = 'PROCESSING' where status = 'FAILED'",
        /outcome and judicial blocks come to/,
      ],
    ])('finds: %s', async (text, found) => {
      await makeBusy()
      const problems = await problemsAfter(text)
      expect(problems.join('\n')).toMatch(found)
    })

    test.each([
      ['available = available + 1', /available balance is/],
      ['blocked = blocked - 1', /blocked balance is/],
      ['pending = 0', /pending balance is 0/],
      ['lines = lines + 1', /statement line has the position 7/],
      ['movements = movements + 1', /movement has the position/],
    ] as const)('finds a wallet whose row has %s', async (change, found) => {
      await makeBusy()
      const text = `update wallet set ${change} where id = $1`
      const spoil: Statement = { name: `test.spoil.${(spoilt += 1)}`, text }
      await sandbox.store.write((transaction) => transaction.run(spoil, [wallet.id]))
      const check = await checkLedger(sandbox.store)
      expect(check.ok).toBe(false)
      // When there are many wallets, they are checked in ranges.
      expect(await checkLedger(sandbox.store, { atOnce: 2 })).toEqual(check)
      // A wallet with problems is first.
      expect(check.wallets[0]?.walletId).toBe(wallet.id)
      expect(check.wallets[0]?.problems.join('\n')).toMatch(found)
    })
  },
  REPEATED.filter(({ name }) => name !== 'SQLite in a file'),
)
