import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launch, missingBrowser, openPage } from './support/open-page.ts'

describe.skipIf(missingBrowser !== undefined)(`the page in a browser ${missingBrowser ?? ''}`, () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser?.close())

  test('creates a charge, refuses a wrong CPF, takes the right one, and shows the money and its proof', async () => {
    await using opened = await openPage(browser)
    const { page, complaints } = opened
    await opened.go('/')
    await page.getByText('No money has moved yet').waitFor()
    await page.getByRole('link', { name: 'Charges' }).click()
    await page.getByRole('button', { name: 'Create charge' }).click()
    await page.getByRole('img', { name: 'QR code of the charge' }).waitFor()
    expect(await page.getByRole('timer').textContent()).toBe('Expires in 15 min')

    await page.getByRole('button', { name: 'Pay with a wrong CPF' }).click()
    await page.getByText('PAYER_MISMATCH').waitFor()
    await page.getByRole('button', { name: 'Pay with the right CPF' }).click()
    await page.locator('header').getByText('PAID').first().waitFor()
    expect(await page.getByRole('status').textContent()).toContain('PAID 529.982.247-25')

    await page.getByRole('link', { name: 'Wallet' }).click()
    await page.getByRole('cell', { name: '+R$50.00' }).waitFor()
    await page.getByText('R$100,050.00').first().waitFor()
    await page.getByText('Correct', { exact: true }).waitFor()
    expect(complaints).toEqual([])
  })

  test('shows a charge no more after a restore of a snapshot in which it is not', async () => {
    await using opened = await openPage(browser)
    const { page } = opened
    await opened.go('/?screen=charge&panel=snapshots')
    await page.getByRole('button', { name: 'Save snapshot' }).click()
    await page.getByRole('button', { name: 'Restore' }).waitFor()
    await page.getByRole('button', { name: 'Create charge' }).click()
    await page.getByRole('img', { name: 'QR code of the charge' }).waitFor()
    await page.getByRole('button', { name: 'Restore' }).click()
    await page.getByRole('img', { name: 'QR code of the charge' }).waitFor({ state: 'detached' })
    expect(await page.getByRole('alert').first().textContent()).toContain('404')
  })

  test('moves the clock, and says what ran on the way', async () => {
    await using opened = await openPage(browser)
    const { page, complaints } = opened
    await opened.go('/?screen=charge')
    await page.getByRole('button', { name: 'Create charge' }).click()
    await page.getByRole('button', { name: 'To the next: 15 min' }).click()
    await page.locator('.ran').getByText('chargeExpiry').waitFor()
    await page.locator('header').getByText('EXPIRED').first().waitFor()
    await page.locator('.clock-now').getByText('5 Jan 2026, 09:15:00').waitFor()
    await page.getByLabel('How far').selectOption('1 day')
    await page.getByRole('button', { name: 'Advance' }).click()
    await page.locator('.clock-now').getByText('6 Jan 2026, 09:15:00').waitFor()
    await page.getByRole('button', { name: 'Let it run' }).click()
    await page.getByText('Running').waitFor()
    expect(complaints).toEqual([])
  })

  test('adds a fault, shows the refusal that it causes, and counts it', async () => {
    await using opened = await openPage(browser)
    const { page, complaints } = opened
    await opened.go('/?screen=charge&panel=faults')
    await page.getByRole('button', { name: 'Add fault' }).click()
    await page.getByText('0 of 0 matches hit').waitFor()
    await page.getByRole('button', { name: 'Create charge' }).click()
    await page.getByRole('alert').getByText('503 ServiceUnavailable').waitFor()
    await page.getByText('1 of 1 matches hit').waitFor()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByText('There is no fault').waitFor()
    // The browser itself reports the refused call.
    expect(complaints.filter((it) => !it.includes('503'))).toEqual([])
  })

  test('saves a snapshot and goes back to it', async () => {
    await using opened = await openPage(browser)
    const { page, complaints } = opened
    await opened.go('/?panel=snapshots')
    await page.getByLabel('Name (may be empty)').fill('before')
    await page.getByRole('button', { name: 'Save snapshot' }).click()
    await page.getByText('before').waitFor()
    await page.getByRole('button', { name: 'Advance' }).click()
    await page.locator('.clock-now').getByText('10:00:00').waitFor()
    await page.getByRole('button', { name: 'Restore' }).click()
    await page.locator('.clock-now').getByText('09:00:00').waitFor()
    expect(complaints).toEqual([])
  })

  test('speaks Portuguese in a Portuguese browser, and keeps the chosen language and theme in the address', async () => {
    await using opened = await openPage(browser, { locale: 'pt-BR' })
    const { page } = opened
    await opened.go('/')
    await page.getByRole('heading', { name: 'Prova do razão' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR')
    await page.getByLabel('Idioma').selectOption('English')
    await page.getByRole('heading', { name: 'Ledger proof' }).waitFor()
    await page.getByLabel('Theme').selectOption('Dark')
    expect(new URL(page.url()).search).toBe('?lang=en&theme=dark')
  })

  test('asks for the control token, refuses a wrong one, and forgets it with the tab', async () => {
    await using opened = await openPage(browser, { controlToken: 'secret-token' })
    const { page } = opened
    await opened.go('/')
    await page.getByLabel('Control token').fill('wrong')
    await page.getByRole('button', { name: 'Open' }).click()
    await page.getByText('The service refused this token.').waitFor()
    await page.getByLabel('Control token').fill('secret-token')
    await page.getByRole('button', { name: 'Open' }).click()
    await page.getByRole('heading', { name: 'Ledger proof' }).waitFor()
    await page.getByText('No money has moved yet').waitFor()
    expect(page.url()).not.toContain('secret-token')
    expect(await page.content()).not.toContain('secret-token')
  })

  test('obeys the keyboard', async () => {
    await using opened = await openPage(browser)
    const { page } = opened
    await opened.go('/?screen=charge')
    for (const amount of ['10,00', '20,00']) {
      await page.getByLabel('Amount in R$').fill(amount)
      await page.getByRole('button', { name: 'Create charge' }).click()
      await page.getByRole('link', { name: `R$${amount.replace(',', '.')}` }).waitFor()
    }
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '')
    await page.getByRole('heading', { name: 'Pix sandbox' }).click()
    await page.keyboard.press('j')
    expect(await focused()).toContain('R$20.00')
    await page.keyboard.press('j')
    expect(await focused()).toContain('R$10.00')
    await page.keyboard.press('k')
    await page.keyboard.press('Enter')
    await page.locator('.amount').getByText('R$20.00').waitFor()
    await page.keyboard.press('?')
    await page.getByRole('dialog').getByText('Next row').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    expect(await page.evaluate(() => document.activeElement?.matches('input'))).toBe(true)
  })
})
