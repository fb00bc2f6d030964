import { createPixClient, PixError } from '@pix-payments/client'
import { createService } from '@pix-payments/service'
import { afterAll, describe, expect, it } from 'vitest'
import { authorizeAsThePayer, createClubMembership } from '../examples/recurrence.ts'
import { newWallet, type TestWallet } from '../examples/sandbox-wallet.ts'
import { chargeCycle } from '../examples/schedule.ts'
import { magicPayers } from '../src/data/magic-payers.ts'
import {
  demoWallets,
  magicDestinations,
  type MagicDestination,
  OTHER_HOLDER_CPF,
  reais,
  SETTING_GROUPS,
  SETTINGS,
} from '../src/data/service.ts'
import { built } from './built-site.ts'
import { errorOf } from './examples-support.ts'

const service = await createService()
afterAll(() => service.close())

/** The visible text of a page. */
const words = (page: string): string =>
  built(page)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ')

const MARIA = { name: 'Maria Silva', taxId: '52998224725' }
const OTHER = { name: 'Outro Titular', taxId: OTHER_HOLDER_CPF }

function withdraw(
  { pix }: TestWallet,
  { kind, value }: MagicDestination,
  { name, taxId } = MARIA,
): Promise<unknown> {
  const common = { amount: 100, externalId: 'withdrawal-1' }
  if (kind === 'key') {
    return pix.withdrawals.createWithdrawalByPixKey({
      ...common,
      pixKey: value,
      expectedCreditor: { name, taxId },
    })
  }
  return pix.withdrawals.createWithdrawalByBankDetails({
    ...common,
    creditor: {
      name,
      taxId,
      personType: 'NATURAL_PERSON',
      bankCode: '87654321',
      branchCode: '0001',
      accountNumber: value,
      accountType: 'CACC',
    },
  })
}

describe('the page of settings', () => {
  it('puts every setting into one group, in the order of the table', () => {
    const grouped = SETTING_GROUPS.flatMap(({ names }) => names)
    expect(grouped.toSorted()).toEqual(SETTINGS.map(({ name }) => name).toSorted())
  })

  it('shows flag, variable, default and meaning of each', () => {
    const page = words('settings.html')
    const lacking = SETTINGS.filter(
      ({ flag, variable, default: standard = '', text, choices = [] }) =>
        ![`--${flag}`, variable, standard, text.slice(1), ...choices].every((word) => page.includes(word)),
    )
    expect(lacking.map(({ name }) => name)).toEqual([])
  })
})

describe('the magic destinations (G-108, G-109)', () => {
  it.each(magicDestinations.filter(({ status }) => status !== null))(
    '$kind $value leads to $status',
    async (destination) => {
      const wallet = await newWallet(service.url)
      await withdraw(wallet, destination)
      await wallet.sandbox.clock.advanceClock({ walletId: wallet.walletId, by: destination.afterSeconds })
      const { status } = await wallet.pix.withdrawals.getWithdrawal({ externalId: 'withdrawal-1' })
      expect(status).toBe(destination.status === 'NONE' ? 'PROCESSING' : destination.status)
    },
  )

  it.each(magicDestinations.filter(({ status }) => status === null))(
    '$kind $value belongs to another person',
    async (destination) => {
      const wallet = await newWallet(service.url)
      const error = await errorOf(withdraw(wallet, destination))
      expect(error).toMatchObject({ status: 422, code: 'IGAMING_CPF_MISMATCH' })
      await expect(withdraw(wallet, destination, OTHER)).resolves.toHaveProperty('transactionId')
    },
  )

  it('stand in the guide', () => {
    const page = words('guides/outcomes.html')
    expect(magicDestinations.filter(({ value }) => !page.includes(value))).toEqual([])
  })
})

describe('the demo wallets (G-005)', () => {
  it.each(demoWallets)('$name opens with its credentials', async (wallet) => {
    const { clientId, clientSecret } = wallet
    const pix = createPixClient({ baseUrl: service.url, clientId, clientSecret })
    const { availableBalance } = await pix.balances.getBalance()
    expect(availableBalance).toBe(wallet.openingBalance)
    const page = words('guides/sandbox.html')
    const shown = [wallet.walletId, wallet.clientId, wallet.clientSecret, wallet.cnpj, ...wallet.pixKeys]
    expect(shown.filter((word) => !page.includes(word))).toEqual([])
  })

  it('have money as people write it', () => {
    expect(reais(10_000_000)).toBe('R$ 100.000,00')
    expect(words('guides/sandbox.html')).toContain('R$ 100.000,00')
  })
})

describe('the magic payers (G-280)', () => {
  /** How a membership of this payer ends: a failed recurrence, a refused charge, or cycle 2 after its due date. */
  async function courseOf(taxId: string, automaticPayer: boolean): Promise<readonly string[]> {
    const { sandbox, walletId, pix, pixKey, cnpj } = await newWallet(service.url)
    await sandbox.wallets.updateWallet({ walletId, switches: { automaticPayer } })
    try {
      const { id } = await createClubMembership(pix, {
        externalId: 'subscription-0001',
        pixKey,
        receiverCnpj: cnpj,
        taxId,
        firstPaymentDate: '2026-04-06',
      })
      if (!automaticPayer) await authorizeAsThePayer(pix, id)
      await sandbox.clock.advanceClock({ walletId, to: '2026-04-01T12:00:00.000Z' })
      const { status } = await pix.recurrences.getRecurrence({ id })
      if (status === 'FAILED') return [status]
      const cycle = { externalId: 'cycle-2', cycleNumber: 2, dueDate: '2026-04-06' }
      const charge = await chargeCycle(pix, id, cycle)
      await sandbox.clock.advanceClock({ walletId, to: '2026-04-07T12:00:00.000Z' })
      const ended = await pix.schedules.getSchedule({ id: charge?.id ?? '' })
      return [ended.status, ended.rejectionCode ?? '']
    } catch (error) {
      if (!(error instanceof PixError)) throw error
      return [String(error.status), error.code ?? '']
    }
  }

  /** The statuses and codes in the text. */
  const toldBy = (effect: string): readonly string[] => effect.match(/[A-Z0-9_]{3,}/g) ?? []

  it.each(magicPayers)('$taxId: $effect', async ({ taxId, effect }) => {
    await expect(courseOf(taxId, true)).resolves.toEqual(toldBy(effect))
  })

  it.each(magicPayers.filter(({ always }) => always))(
    '$taxId without the switch: $effect',
    async ({ taxId, effect }) => {
      await expect(courseOf(taxId, false)).resolves.toEqual(toldBy(effect))
    },
  )

  it('stand in the guide with what they do', () => {
    const page = words('guides/outcomes.html')
    expect(magicPayers.filter(({ taxId, effect }) => !page.includes(`${taxId} ${effect}`))).toEqual([])
  })
})
