import { createService } from '@pix-payments/service'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launch, missingBrowser } from './support/open-page.ts'

const TOKEN = 'control-token'

describe.skipIf(missingBrowser !== undefined)(`the page in a browser ${missingBrowser ?? ''}`, () => {
  let browser: Browser
  beforeAll(async () => {
    // Over HTTP, a browser trusts only this machine by its own names. A page from another name has fewer functions.
    browser = await launch('--host-resolver-rules=MAP sandbox.example 127.0.0.1')
  })
  afterAll(() => browser?.close())

  test('works from another machine: it asks for the token, pays a charge, and copies its text', async () => {
    const service = await createService({ controlToken: TOKEN })
    const context = await browser.newContext({ locale: 'en-GB' })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(`http://sandbox.example:${new URL(service.url).port}/?screen=charge`)
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    await page.getByLabel('Control token').fill(TOKEN)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Create charge' }).click()
    await page.getByRole('button', { name: 'Copy' }).first().click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    await page.getByRole('button', { name: 'Pay with the right CPF' }).click()
    await page.locator('header').getByText('PAID').first().waitFor()
    expect(errors).toEqual([])
    await context.close()
    await service.close()
  })
})
