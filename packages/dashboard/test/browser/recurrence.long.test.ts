import { expect, test } from 'vitest'
import { openPage } from '../support/open-page.ts'
import { describeInBrowser, BOTH_SPEEDS } from '../support/speeds.ts'

describeInBrowser('recurrences', BOTH_SPEEDS, (speed) => {
  test('are paid by the right payer only, authorized, charged, refused, and retried', async () => {
    await using opened = await openPage(speed)
    const { page, complaints } = opened
    await opened.go('/?screen=recurrence')
    await page.getByRole('button', { name: 'Create recurrence' }).click()
    await page.getByRole('button', { name: 'Pay with a wrong CPF' }).click()
    await page.getByText('REJECTED PAYER_MISMATCH').waitFor()
    await page.getByRole('button', { name: 'Pay with the right CPF' }).click()
    await page.getByRole('button', { name: 'Authorize', exact: true }).click()
    await page.getByText('VALIDATION_SUCCEEDED').first().waitFor()

    const calendar = page.locator('.cycles')
    await calendar.getByText('Cycle 6').waitFor()
    await calendar
      .getByRole('button', { name: /^Charge it, due/ })
      .first()
      .click()
    await calendar.getByRole('button', { name: 'Accept' }).click()
    await calendar.locator('.status').getByText('SCHEDULED').waitFor()
    await calendar.getByLabel('Code of the refusal').selectOption('AM02')
    await page.getByLabel('How far').selectOption('1 day')
    for (let day = 0; day < 2; day += 1) {
      await page.getByRole('button', { name: 'Advance' }).click()
      await page
        .locator('.clock-now')
        .getByText(`${6 + day} Jan 2026`)
        .waitFor()
    }
    await calendar.getByRole('button', { name: 'Do not pay' }).click()
    await calendar.locator('code').getByText('AM02').waitFor()
    await calendar.getByText(/A retry may be due from/).waitFor()
    await calendar.getByRole('button', { name: 'Retry it' }).click()
    await calendar.getByText('NTAG').first().waitFor()
    await calendar.getByRole('button', { name: 'Retry it' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Cancel as the payer' }).click()
    await calendar.getByText('The recurrence is CANCELLED: no retry can follow.').waitFor()
    expect(await calendar.getByRole('button', { name: 'Retry it' }).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  test('run by the clock alone when the switches say so', async () => {
    await using opened = await openPage(speed)
    const { page, complaints } = opened
    await opened.go('/?screen=recurrence')
    await page.getByLabel('The payer and its institution act by themselves').check()
    await page.getByLabel('The service charges each cycle by itself').check()
    await page.getByRole('button', { name: 'Create recurrence' }).click()
    // The clock may not move before the recurrence exists.
    await page.locator('.cycles').waitFor()
    await page.getByLabel('How far').selectOption('30 days')
    await page.getByRole('button', { name: 'Advance' }).click()
    await page.locator('.cycles').getByText('SUCCESS').first().waitFor()
    expect(complaints).toEqual([])
  })
})
