import { expect, test } from 'vitest'
import { openPage } from '../support/open-page.ts'
import { describeInBrowser, ONE_SPEED } from '../support/speeds.ts'

describeInBrowser('the five minutes of a new user', ONE_SPEED, (speed) => {
  test('go from an empty wallet to a refused cycle by the page alone', async () => {
    await using opened = await openPage(speed)
    const { page, complaints } = opened
    const menu = page.getByRole('navigation', { name: 'Screens' })
    const button = (name: string | RegExp) => page.getByRole('button', { name })

    await opened.go('/')
    await button('New wallet').click()
    await page.locator('.figures').getByText('R$10,000.00').first().waitFor()
    await page.getByText('No money has moved yet').waitFor()
    await menu.getByRole('link', { name: 'Events' }).click()
    await button('Use the built-in receiver').click()
    await page.getByText('Events go to the built-in receiver').waitFor()

    await menu.getByRole('link', { name: 'Wallet' }).click()
    await page.getByRole('link', { name: 'Take a deposit' }).click()
    await button('Create charge').click()
    await page.getByRole('img', { name: 'QR code of the charge' }).waitFor()
    expect(await page.getByRole('timer').textContent()).toMatch(/^Expires in 1[45] min/)
    await button('Pay with a wrong CPF').click()
    await page.getByText('PAYER_MISMATCH').first().waitFor()
    await button('Pay with the right CPF').click()
    await page.locator('header').getByText('PAID').first().waitFor()
    await page.getByRole('status').getByText('PAID 529.982.247-25').waitFor()
    await page.locator('.timeline').getByText('pixChargeRejected → 204').waitFor()
    await page.locator('.timeline').getByText('pixChargePaid → 204').waitFor()

    await menu.getByRole('link', { name: 'Events' }).click()
    await page.getByRole('link', { name: /pixChargeRejected DELIVERED/ }).waitFor()
    await page.getByRole('link', { name: /pixChargePaid DELIVERED/ }).click()
    await page.getByText('webhook-signature: v1,').first().waitFor()
    await page.getByText('The receiver verified the signature.').waitFor()

    await menu.getByRole('link', { name: 'Wallet' }).click()
    await page.getByRole('link', { name: /charge R\$50\.00 PAID/i }).waitFor()
    await page.getByRole('cell', { name: '+R$50.00' }).waitFor()
    await page.locator('.figures').getByText('R$10,050.00').first().waitFor()
    await page.getByText('Correct', { exact: true }).waitFor()

    await menu.getByRole('link', { name: 'Withdrawals' }).click()
    await button('Create withdrawal').click()
    await page.locator('.timeline').getByText('createWithdrawalByPixKey 202').waitFor()
    await button('Freeze').or(button('Let it run')).first().waitFor()
    await button('Advance').click()
    await page.locator('header').getByText('SUCCESS').first().waitFor()

    await menu.getByRole('link', { name: 'Recurrences' }).click()
    await button('Create recurrence').click()
    await button('Pay with the right CPF').click()
    await page.getByRole('button', { name: 'Authorize', exact: true }).click()
    await button(/^Charge it, due/)
      .first()
      .click()
    await page.getByLabel('Code of the refusal').selectOption('AM02')
    await page.getByRole('button', { name: 'Refuse', exact: true }).click()
    await page.locator('.cycles code').getByText('AM02').waitFor()
    await page.locator('.timeline').getByText('pixAutomaticScheduleRejected → 204').waitFor()
    expect(complaints).toEqual([])
  })
})
