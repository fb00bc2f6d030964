/**
 * Renews the pictures of the page in the README and in the guide: `pnpm --filter @pix-payments/dashboard pictures`, after
 * `pnpm exec turbo run build --filter @pix-payments/dashboard`.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openPage, sharedBrowser } from '../test/support/open-page.ts'
import { prepare } from '../test/support/prepare.ts'

const GUIDE = join(import.meta.dirname, '../../../docs/src/assets/page')

/** The languages of the guide, and the texts that show that a screen is complete. */
const LANGUAGES = {
  en: { charge: 'Pay as…', requests: 'Why was this refused?', recurrence: 'Calendar of the cycles' },
  'pt-BR': {
    charge: 'Pagar como…',
    requests: 'Por que foi recusada?',
    recurrence: 'Calendário dos ciclos',
  },
} as const

await mkdir(GUIDE, { recursive: true })
try {
  await using opened = await openPage()
  const { page, service } = opened
  await using stack = new AsyncDisposableStack()
  // The page leaves its service open for other tests.
  stack.defer(() => service.close())
  await page.setViewportSize({ width: 1280, height: 800 })
  const query = await prepare(opened)
  // An open charge, which another person has tried to pay.
  await opened.go('/?screen=charge')
  await page.getByRole('button', { name: 'Create charge' }).click()
  await page.getByRole('button', { name: 'Pay with a wrong CPF' }).click()
  await page.getByText('PAYER_MISMATCH').first().waitFor()
  await page.locator('.timeline').getByText('pixChargeRejected → 204').waitFor()
  query.set('charge', new URL(page.url()).searchParams.get('charge') ?? '')
  for (const [language, screens] of Object.entries(LANGUAGES)) {
    for (const [screen, text] of Object.entries(screens)) {
      await opened.go(`/?theme=light&lang=${language}&${query}&screen=${screen}&only=refused`)
      if (screen === 'requests') await page.locator('a[data-row]').first().click()
      await page.getByText(text).first().waitFor()
      const name = `${screen}-${language.toLowerCase()}.png`
      await page.screenshot({ path: join(GUIDE, name), fullPage: screen === 'charge' })
      console.log(name)
    }
  }
} finally {
  await (await sharedBrowser()).close()
}
