import { createPixClient, PixApiError } from '@pix-payments/client'
import type { OpenPage } from './open-page.ts'

/**
 * Fills the wallet of a page in English by using the page: charges, withdrawals, events, a recurrence with a charge, and a
 * refused request. Returns the query that opens one of each.
 */
export async function prepare(opened: OpenPage): Promise<URLSearchParams> {
  const query = new URLSearchParams()
  const { page } = opened
  await opened.go('/?screen=charge')
  for (const amount of ['120,00', '35,50', '50,00']) {
    await page.getByLabel('Amount in R$').fill(amount)
    await page.getByRole('button', { name: 'Create charge' }).click()
    await page
      .locator('.amount')
      .getByText(`R$${amount.replace(',', '.')}`)
      .waitFor()
    if (amount === '50,00') break
    await page.getByRole('button', { name: 'Pay with the right CPF' }).click()
    await page.locator('header').getByText('PAID').first().waitFor()
    await page.getByRole('button', { name: 'Advance' }).click()
    await page.getByText('The clock is at').waitFor()
    await page.getByRole('button', { name: 'Close' }).first().click()
  }
  for (const ending of ['NONE', 'SUCCESS', 'NONE']) {
    await opened.go('/?screen=withdrawal')
    await page.getByLabel('How it ends').selectOption(ending)
    await page.getByRole('button', { name: 'Create withdrawal' }).click()
    await page.getByText('transactionId').waitFor()
  }
  query.set('withdrawal', new URL(page.url()).searchParams.get('withdrawal') ?? '')
  await opened.go('/?screen=charge')
  await page.locator('a[data-row]').first().click()
  query.set('charge', new URL(page.url()).searchParams.get('charge') ?? '')
  await page.locator('a[data-row]').nth(1).click()
  await page.getByText('pixChargePaid').waitFor()
  query.set('resource', new URL(page.url()).searchParams.get('charge') ?? '')
  await opened.go('/?screen=events')
  await page.getByRole('button', { name: 'Use the built-in receiver' }).click()
  await page.getByRole('button', { name: 'Send all events again' }).click()
  await page.getByRole('button', { name: 'Advance' }).click()
  await page.locator('.status').getByText('DELIVERED').first().waitFor()
  await opened.go('/?screen=recurrence')
  await page.getByRole('button', { name: 'Create recurrence' }).click()
  await page.getByRole('button', { name: 'Pay with the right CPF' }).click()
  await page.getByRole('button', { name: 'Authorize', exact: true }).click()
  await page
    .getByRole('button', { name: /^Charge it, due/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Accept' }).waitFor()
  query.set('recurrence', new URL(page.url()).searchParams.get('recurrence') ?? '')
  await refuseCharge(opened.service.url)
  return query
}

/** Asks for a charge with the key of somebody else, as the code of an operator could. */
async function refuseCharge(baseUrl: string): Promise<void> {
  const pix = createPixClient({ baseUrl, clientId: 'alfa-demo', clientSecret: 'alfa-demo-secret' })
  const charge = { amount: 5000, expiresIn: 900, externalId: 'deposit-1', pixKey: 'somebody@else.example' }
  const refused: unknown = await pix.deposits.createImmediateCharge(charge).catch((error: unknown) => error)
  if (!(refused instanceof PixApiError)) throw new Error('The charge was not refused.')
}
