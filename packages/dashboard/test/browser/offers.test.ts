import { expect, test, vi } from 'vitest'
import { clientsOf } from '../support/clients.ts'
import { openPage } from '../support/open-page.ts'
import { describeInBrowser, ONE_SPEED } from '../support/speeds.ts'

const TAX_ID = '52998224725'

describeInBrowser('what the page offers', ONE_SPEED, (speed) => {
  test('lists what exists with its status and who, and filters it', async () => {
    await using opened = await openPage(speed)
    const { page } = opened
    const { pix, sandbox, pixKey } = clientsOf(opened)
    const order = { expiresIn: 900, pixKey, expectedPayer: { taxId: TAX_ID } }
    await pix.deposits.createImmediateCharge({ ...order, amount: 100, externalId: 'open' })
    const paid = await pix.deposits.createImmediateCharge({ ...order, amount: 250, externalId: 'paid' })
    const { endToEndId } = await sandbox.charges.payBrCode({ brCode: paid.brCode })
    await opened.go('/?screen=charge')
    const rows = page.locator('.rows.links li')
    await rows.nth(1).waitFor()
    await page.getByLabel('Filter').fill('paid 2.50')
    await page.getByRole('link', { name: /open/ }).waitFor({ state: 'hidden' })
    expect(await rows.first().textContent()).toMatch(/R\$2\.50 PAID .*paid · .*529\.982\.247-25/)
    await pix.refunds.createRefund({ endToEndId: endToEndId ?? '', amount: 50, externalId: 'refund-1' })
    await opened.go('/?screen=movements')
    await page.getByRole('link', { name: /R\$0\.50 PROCESSING .*refund-1/ }).waitFor()
    await opened.go(`/?screen=charge&charge=${paid.chargeId}`)
    await page.getByRole('link', { name: 'refund R$0.50' }).waitFor()
    expect(await page.locator('.pay').getByLabel('Amount in R$').inputValue()).toBe('2.00')
  })

  test('shows the credentials of a new wallet once, as variables of the client', async () => {
    await using opened = await openPage(speed)
    const { page } = opened
    const { sandbox, walletId } = clientsOf(opened)
    await opened.go('/')
    // The page has credentials of its own, which it does not list.
    await vi.waitUntil(
      async () => (await sandbox.wallets.getWallet({ walletId })).clientIds.length === 2,
      10_000,
    )
    await opened.go('/')
    await page.getByText('A secret is shown only when it is created.').waitFor()
    expect(await page.locator('.ids dt', { hasText: 'client_id' }).count()).toBe(1)
    await page.getByRole('button', { name: 'New wallet' }).click()
    const first = await page.getByText(/^PIX_CLIENT_SECRET=/m).textContent()
    await page.getByRole('button', { name: 'New credentials' }).click()
    await page.waitForFunction((text) => document.querySelector('.code pre')?.textContent !== text, first)
    expect(await page.locator('.code pre').first().textContent()).toMatch(
      /^PIX_URL=http.*\nPIX_WALLET=.*\nPIX_CLIENT_ID=.*\nPIX_CLIENT_SECRET=.*\nPIX_KEY=.+$/,
    )
  })

  test('sets a webhook of your own, and restores it after the built-in receiver', async () => {
    await using opened = await openPage(speed)
    const { page } = opened
    const { sandbox, walletId } = clientsOf(opened)
    await opened.go('/?screen=events')
    await page.getByText('A URL of your own').click()
    await page.getByLabel('URL').fill('http://127.0.0.1:9/own')
    await page.getByLabel('Authentication').selectOption('BASIC')
    await page.getByLabel('username').fill('pix')
    await page.getByLabel('password').fill('secret')
    await page.getByLabel('pixChargeExpired').uncheck()
    await page.getByRole('button', { name: 'Send the events there' }).click()
    await page.getByText(/^whsec_/).waitFor()
    const own = await sandbox.deliveries.getWebhook({ walletId })
    expect(own.webhook?.url).toBe('http://127.0.0.1:9/own')
    expect(own.webhook?.events).not.toContain('pixChargeExpired')
    expect(own.webhook?.authentication).toMatchObject({ type: 'BASIC', username: 'pix' })
    await page.getByRole('button', { name: 'Use the built-in receiver instead' }).click()
    await page.getByRole('button', { name: 'Stop it, and restore the webhook' }).click()
    await page.getByRole('button', { name: 'Use the built-in receiver instead' }).waitFor()
    expect(await sandbox.deliveries.getWebhook({ walletId })).toEqual(own)
  })

  test('folds the attempts of a delivery into one row with their number, and marks the failure', async () => {
    await using opened = await openPage(speed)
    const { page } = opened
    const { pix, sandbox, walletId, pixKey } = clientsOf(opened)
    await pix.webhooks.configureWebhook({ url: 'http://127.0.0.1:9/own', authentication: { type: 'NONE' } })
    const charge = { amount: 100, expiresIn: 900, externalId: 'tried', pixKey }
    const { chargeId, brCode } = await pix.deposits.createImmediateCharge(charge)
    await sandbox.charges.payBrCode({ brCode })
    await sandbox.clock.advanceClock({ walletId, by: 3600 })
    await opened.go(`/?screen=charge&charge=${chargeId}&lang=pt-BR`)
    const step = page.locator('.timeline .step-attempt')
    await step.getByText('5 tentativas desde').waitFor()
    expect(await step.count()).toBe(1)
    expect(await step.getAttribute('class')).toContain('failed')
    await step.getByText('A conexão foi recusada.').waitFor()
    await step.getByText('causa: evento').waitFor()
    expect(await page.getByLabel('Valor em R$').first().inputValue()).toBe('50,00')
  })

  test('fits a telephone: the header is one row with a menu, and what was created comes into sight', async () => {
    await using opened = await openPage(speed)
    const { page } = opened
    await page.setViewportSize({ width: 390, height: 844 })
    await opened.go('/?screen=charge')
    await page.getByRole('button', { name: 'Create charge' }).waitFor()
    expect((await page.locator('main').boundingBox())?.y).toBeLessThan(120)
    await page.getByRole('button', { name: 'Advance' }).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Move' }).click()
    await page.getByRole('button', { name: 'Advance' }).waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Withdrawals' }).click()
    await page.getByRole('heading', { name: 'New withdrawal' }).waitFor()
    await page.getByRole('link', { name: 'Charges' }).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Withdrawals' }).click()
    await page.getByRole('link', { name: 'Charges' }).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Create withdrawal' }).click()
    await page.waitForFunction(() => {
      const top = document.querySelector('.amount')?.getBoundingClientRect().top
      return top !== undefined && top >= 0 && top < innerHeight
    })
    await opened.go('/?screen=requests')
    await page.locator('a[data-row]').first().click()
    await page.waitForFunction(
      () => (document.querySelector('.detail')?.getBoundingClientRect().top ?? innerHeight) < innerHeight / 2,
    )
  })
})
