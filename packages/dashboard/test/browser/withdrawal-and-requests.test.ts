import { expect, test } from 'vitest'
import { clientsOf } from '../support/clients.ts'
import { openPage } from '../support/open-page.ts'
import { describeInBrowser, ONE_SPEED } from '../support/speeds.ts'

describeInBrowser('the page', ONE_SPEED, (speed) => {
  test('settles a withdrawal by the clock and one by hand, and shows its timeline with bodies and code', async () => {
    await using opened = await openPage(speed)
    const { page, complaints } = opened
    await opened.go('/?screen=withdrawal')
    await page.getByRole('button', { name: 'Create withdrawal' }).click()
    await page.locator('.timeline').getByText('settlement of a withdrawal').waitFor()
    await page.getByRole('button', { name: 'To the settlement of a withdrawal: 2 s' }).click()
    await page.locator('header').getByText('SUCCESS').first().waitFor()
    // The withdrawal and its timeline are read one after the other.
    await page.getByText('End it now').waitFor({ state: 'hidden' })

    await page.getByLabel('How it ends').selectOption('NONE')
    await page.getByRole('button', { name: 'Create withdrawal' }).click()
    await page.getByRole('button', { name: 'SUCCESS', exact: true }).click()
    await page.locator('header').getByText('SUCCESS').first().waitFor()

    const timeline = page.locator('.timeline')
    await timeline.getByText('PROCESSING → SUCCESS').waitFor()
    await timeline.getByText('−R$25.00').waitFor()
    await timeline.getByText('because of setWithdrawalOutcome').first().waitFor()
    await timeline.locator('.step-request button').first().click()
    await timeline.getByText('"pixKey": "52998224725"').waitFor()
    await timeline.getByText('Request headers').click()
    await timeline.getByText('authorization: ********').waitFor()
    await timeline.getByText('Response headers').click()
    await timeline.getByText(/^x-request-id: [0-9a-f-]{36}$/m).waitFor()
    await timeline.getByText('Code for the client').click()
    await timeline.getByText('await pix.withdrawals.createWithdrawalByPixKey({').waitFor()
    const command = timeline.locator('.step-command', { hasText: 'setWithdrawalOutcome' })
    await command.locator('[data-row]').click()
    await command.getByText('Code for the client').click()
    await command.getByText('await sandbox.withdrawals.setWithdrawalOutcome({').waitFor()
    await timeline.locator('.step-event button').click()
    await timeline.getByText('Body of the webhook').waitFor()
    for (const [kind, code] of [
      ['event', 'await sandbox.events.getEvent({'],
      ['line', 'await pix.statements.listStatement({'],
      ['change', 'await sandbox.activity.getTimeline({'],
    ] as const) {
      const step = timeline.locator(`.step-${kind}`).first()
      const button = step.locator('[data-row]')
      if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
      await step.getByText('Code for the client').click()
      await step.getByText(code).waitFor()
      await step.getByText('curl', { exact: true }).click()
      await step.getByText(`curl '${opened.service.url}`).waitFor()
      // The button to copy does not cover the title, which closes the code again.
      await step.getByText('curl', { exact: true }).click()
      await step.getByText(`curl '${opened.service.url}`).waitFor({ state: 'hidden' })
    }
    expect(complaints).toEqual([])
  })

  test('explains a refused request with its rule, and finds and compares requests', async () => {
    await using opened = await openPage(speed)
    const { page, complaints } = opened
    await opened.go('/?screen=withdrawal')
    for (const amount of ['10,00', '200.000,00']) {
      await page.getByLabel('Amount in R$').fill(amount)
      await page.getByRole('button', { name: 'Create withdrawal' }).click()
      await page.getByText('transactionId').or(page.getByRole('alert')).first().waitFor()
    }
    await page.getByLabel('CPF of the player').fill('111.444.777-35')
    await page.getByLabel('Amount in R$').fill('11,00')

    await page.getByRole('link', { name: 'Requests' }).click()
    await page.getByLabel('Search').fill('withdrawalbypixkey 20000000')
    await page.getByRole('heading', { name: 'Requests (1)' }).waitFor()
    expect(new URL(page.url()).searchParams.get('q')).toBe('withdrawalbypixkey 20000000')
    await page.locator('a[data-row]').click()
    await page.getByRole('button', { name: 'Compare with the one before' }).click()
    await page.locator('.diff .newer').getByText('"amount": 20000000').first().waitFor()
    await page.locator('.diff .older').getByText('"amount": 1000').first().waitFor()
    await page.getByLabel('Compare with').selectOption({ index: 0 })

    await page.evaluate(() => fetch('/v1/pix/withdraw/pix-key', { method: 'POST' }))
    await opened.go('/?screen=charge&panel=faults')
    await page.getByRole('button', { name: 'Add fault' }).click()
    await page.getByText('Hits: 0 of 1').waitFor()
    await page.getByRole('button', { name: 'Create charge' }).click()
    await page.getByRole('alert').waitFor()
    await page.getByRole('link', { name: 'Requests' }).click()
    await page.getByLabel('Refused only').check()
    await page.locator('a[data-row]').first().click()
    await page.getByRole('heading', { name: 'Why was this refused?' }).waitFor()
    await page
      .locator('.refusal')
      .getByText('503 ServiceUnavailable: The fault that you ordered did this.')
      .waitFor()
    expect(
      await page.getByRole('link', { name: 'The code in the error catalogue' }).getAttribute('href'),
    ).toMatch(/errors\.html#ServiceUnavailable$/)
    // The browser itself reports the refused calls.
    expect(complaints.filter((it) => !/\b(?:401|4\d\d|503)\b/.test(it))).toEqual([])
  })

  test('compares the bodies of two events of the same name', async () => {
    await using opened = await openPage(speed)
    const { page, complaints } = opened
    const { pix, sandbox, pixKey } = clientsOf(opened)
    for (const amount of [1000, 1100]) {
      const charge = { amount, expiresIn: 900, externalId: `deposit-${amount}`, pixKey }
      const { brCode } = await pix.deposits.createImmediateCharge(charge)
      await sandbox.charges.payBrCode({ brCode })
    }
    await opened.go('/?screen=events')
    await page.locator('a[data-row]').first().click()
    await page.getByLabel('Compare with').selectOption({ index: 1 })
    await page.locator('.diff .newer').getByText('"amount": 1100').first().waitFor()
    await page.locator('.diff .older').getByText('"amount": 1000').first().waitFor()
    expect(new URL(page.url()).searchParams.get('beside')).not.toBeNull()
    expect(complaints).toEqual([])
  })
})
