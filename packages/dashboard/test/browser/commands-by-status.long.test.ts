import { expect, test } from 'vitest'
import { clientsOf } from '../support/clients.ts'
import { openPage } from '../support/open-page.ts'
import { describeInBrowser, ONE_SPEED } from '../support/speeds.ts'

const TAX_ID = '52998224725'

describeInBrowser('what the page offers', ONE_SPEED, (speed) => {
  test('is what the state machine allows: no cancellation after sending, no payment of a paid charge', async () => {
    await using opened = await openPage(speed)
    const { page } = opened
    const { pix, sandbox, walletId, pixKey } = clientsOf(opened)
    const holder = {
      name: 'Maria Silva', taxId: TAX_ID, personType: 'NATURAL_PERSON', bankCode: '87654321',
      branchCode: '0001', accountNumber: '123456789', accountType: 'CACC',
    } as const // prettier-ignore
    await sandbox.directory.putPixKey({ walletId, pixKey: TAX_ID, holder })
    const hold = (holdAt: 'INITIATED' | 'PROCESSING'): Promise<unknown> =>
      sandbox.wallets.updateWallet({ walletId, outcomes: { withdrawals: { status: 'NONE', holdAt } } })
    const buttons = page.locator('.pay .actions button')
    for (const [holdAt, want] of [
      ['INITIATED', ['SUCCESS', 'REJECTED', 'FAILED', 'EXPIRED', 'CANCELED']],
      ['PROCESSING', ['SUCCESS', 'REJECTED', 'FAILED', 'EXPIRED']],
    ] as const) {
      await hold(holdAt)
      const expectedCreditor = { name: holder.name, taxId: TAX_ID }
      const order = { amount: 100, externalId: holdAt, pixKey: TAX_ID, expectedCreditor }
      await pix.withdrawals.createWithdrawalByPixKey(order)
      await opened.go(`/?screen=withdrawal&withdrawal=${holdAt}`)
      await buttons.first().waitFor()
      expect(await buttons.allTextContents()).toEqual(want)
    }
    await page.getByText('It was sent already, so it cannot be canceled.').waitFor()

    const charge = { amount: 100, expiresIn: 900, externalId: 'paid', pixKey }
    const { chargeId, brCode } = await pix.deposits.createImmediateCharge(charge)
    await sandbox.charges.payBrCode({ brCode })
    await opened.go(`/?screen=charge&charge=${chargeId}`)
    await page.getByText('Nobody can pay it any more: it is PAID.').waitFor()
    const refund = page.getByRole('button', { name: 'Refund', exact: true })
    await refund.waitFor()
    expect(await page.locator('.pay button').allTextContents()).toEqual(['Refund'])
    await page.locator('.pay').getByLabel('Amount in R$').fill('0.40')
    await refund.click()
    await page.getByRole('link', { name: 'refund R$0.40' }).waitFor()
    expect(await page.locator('.pay').getByLabel('Amount in R$').inputValue()).toBe('0.60')
  })
})
