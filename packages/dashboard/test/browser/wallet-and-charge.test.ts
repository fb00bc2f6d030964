import { expect, test } from 'vitest'
import { openOwnPage, openPage, OTHER_MACHINE } from '../support/open-page.ts'
import { describeInBrowser, ONE_SPEED } from '../support/speeds.ts'

describeInBrowser('the page', ONE_SPEED, (speed) => {
  test('moves the clock, and says what ran on the way', async () => {
    await using opened = await openPage(speed)
    const { page, complaints } = opened
    await opened.go('/?screen=charge')
    await page.getByRole('button', { name: 'Create charge' }).click()
    await page.getByRole('button', { name: 'To the expiry of a charge: 15 min' }).click()
    await page.locator('.ran').getByText('expiry of a charge').waitFor()
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
    await using opened = await openPage(speed)
    const { page, complaints } = opened
    await opened.go('/?screen=charge&panel=faults')
    await page.getByRole('button', { name: 'Add fault' }).click()
    await page.getByText('Hits: 0 of 1').waitFor()
    await page.getByRole('button', { name: 'Create charge' }).click()
    await page.getByRole('alert').getByText('The fault that you ordered did this').waitFor()
    expect(await page.getByRole('alert').textContent()).toContain('503 ServiceUnavailable')
    await page.getByText('Hits: 1 of 1 · spent').waitFor()
    await page.getByRole('button', { name: 'Faults (0)' }).waitFor()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByText('There is no fault').waitFor()
    // The browser itself reports the refused call.
    expect(complaints.filter((it) => !it.includes('503'))).toEqual([])
  })

  test('goes back to a snapshot: to its time, and to what existed in it', async () => {
    await using opened = await openPage(speed)
    const { page } = opened
    await opened.go('/?screen=charge&panel=snapshots')
    await page.getByLabel('Name (may be empty)').fill('before')
    await page.getByRole('button', { name: 'Save snapshot' }).click()
    await page.getByText('before').waitFor()
    await page.getByRole('button', { name: 'Create charge' }).click()
    await page.getByRole('img', { name: 'QR code of the charge' }).waitFor()
    await page.getByRole('button', { name: 'Advance' }).click()
    await page.locator('.clock-now').getByText('10:00:00').waitFor()
    await page.getByRole('button', { name: 'Restore' }).click()
    await page.locator('.clock-now').getByText('09:00:00').waitFor()
    await page.getByRole('img', { name: 'QR code of the charge' }).waitFor({ state: 'detached' })
    expect(await page.getByRole('alert').first().textContent()).toContain('404')
  })

  test('speaks Portuguese in a Portuguese browser, and keeps the chosen language and theme in the address', async () => {
    await using opened = await openOwnPage({ ...speed, locale: 'pt-BR' })
    const { page } = opened
    await opened.go('/')
    await page.getByRole('heading', { name: 'Prova do razão' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR')
    await page.getByLabel('Idioma').selectOption('English')
    await page.getByRole('heading', { name: 'Ledger proof' }).waitFor()
    await page.getByLabel('Theme').selectOption('Dark')
    expect(new URL(page.url()).search).toBe('?lang=en&theme=dark')
  })

  test('works from another machine: it asks for the token, forgets it with the tab, and copies', async () => {
    // Over HTTP, a browser trusts only this machine by its own names. A page from another name has fewer functions.
    await using opened = await openOwnPage({ ...speed, controlToken: 'secret-token', host: OTHER_MACHINE })
    const { page } = opened
    await opened.go('/?screen=charge')
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    await page.getByLabel('Control token').fill('wrong')
    await page.getByRole('button', { name: 'Open' }).click()
    await page.getByText('The service refused this token.').waitFor()
    await page.getByLabel('Control token').fill('secret-token')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Create charge' }).click()
    await page.getByRole('button', { name: 'Copy' }).first().click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    await page.getByRole('button', { name: 'Pay with the right CPF' }).click()
    await page.locator('header').getByText('PAID').first().waitFor()
    expect(page.url()).not.toContain('secret-token')
    expect(await page.content()).not.toContain('secret-token')
    // The browser reports the refused calls and that it trusts the page less, and the client the lack of encryption.
    expect(opened.complaints.filter((it) => !/401|untrustworthy|Use https/.test(it))).toEqual([])
  })

  test('obeys the keyboard', async () => {
    await using opened = await openPage(speed)
    const { page } = opened
    await opened.go('/?screen=charge')
    expect(await page.getByLabel('Amount in R$').inputValue()).toBe('50.00')
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
