import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clientsOf } from '../support/clients.ts'
import { openPage } from '../support/open-page.ts'
import { describeInBrowser, ONE_SPEED } from '../support/speeds.ts'

interface Held {
  /** Resolves when the page has made the first of the calls. */
  readonly asked: Promise<void>
  release(): void
}

/**
 * Holds back the calls with this method and path until they are released: their answers, or the requests on their way to
 * the service. Not the first call only: the page may read a list for another reason just before.
 */
async function hold(page: Page, method: string, path: RegExp, what = 'answer'): Promise<Held> {
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    // A kept connection may end while the browser is busy with something else.
    const response = what === 'answer' ? await route.fetch({ maxRetries: 2 }) : undefined
    asked.resolve()
    await released.promise
    return response === undefined ? route.continue() : route.fulfill({ response })
  })
  return { asked: asked.promise, release: () => released.resolve() }
}

/** Waits until the page has drawn what it has read. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Remembers the checkboxes and the chosen wallet of each frame from now on, and returns a function that reads them. */
async function watch(page: Page): Promise<() => Promise<readonly string[]>> {
  const seen = await page.evaluateHandle(() => {
    const states = new Set<string>()
    const look = (): void => {
      const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
      const wallet = document.querySelector<HTMLSelectElement>('header select')?.value
      states.add([wallet, ...boxes.map(({ checked }) => checked)].join(' '))
      requestAnimationFrame(look)
    }
    look()
    return states
  })
  return () => seen.evaluate((states) => [...states])
}

describeInBrowser('a page whose answers are held back', ONE_SPEED, (speed) => {
  test('shows two switches as the user has set them until both are saved', async () => {
    await using opened = await openPage(speed)
    const { page } = opened
    await opened.go('/?screen=recurrence')
    const wallet = /\/sandbox\/wallets\/[\w-]+$/
    const boxes = page.getByRole('checkbox')
    const first = await hold(page, 'PATCH', wallet, 'request')
    await boxes.nth(0).check()
    await first.asked
    const second = await hold(page, 'PATCH', wallet, 'request')
    await boxes.nth(1).check()
    await second.asked
    const states = await watch(page)
    for (const answer of [first, second]) {
      const read = page.waitForResponse((response) => /\/sandbox\/wallets(?:\?|$)/.test(response.url()))
      answer.release()
      await read
      await drawn(page)
    }
    expect(await states()).toEqual([`${opened.wallet?.walletId} true true`])
  })

  test('opens a new wallet when it knows it, and no other wallet before', async () => {
    await using opened = await openPage(speed)
    const { page } = opened
    await opened.go('/')
    await page.getByText('No money has moved yet').waitFor()
    const list = await hold(page, 'GET', /\/sandbox\/wallets(?:\?|$)/)
    const states = await watch(page)
    const created = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/sandbox/wallets'),
    )
    await page.getByRole('button', { name: 'New wallet' }).click()
    const { walletId } = (await (await created).json()) as { walletId: string }
    await drawn(page)
    list.release()
    await page.waitForFunction((id) => document.querySelector('select')?.value === id, walletId)
    expect(await states()).toEqual([`${opened.wallet?.walletId}`, walletId])
  })

  test('keeps what the user opened while a charge was created', async () => {
    await using opened = await openPage(speed)
    const { page } = opened
    const { pix, pixKey } = clientsOf(opened)
    const order = { amount: 1000, expiresIn: 900, externalId: 'older', pixKey }
    const { chargeId } = await pix.deposits.createImmediateCharge(order)
    await opened.go('/?screen=charge')
    await page.getByRole('link', { name: 'older' }).waitFor()
    const answer = await hold(page, 'POST', /\/v1\/pix\//)
    await page.getByRole('button', { name: 'Create charge' }).click()
    await answer.asked
    await page.getByRole('link', { name: 'older' }).click()
    answer.release()
    await page.locator('main a[data-row]').nth(1).waitFor()
    await page.getByRole('button', { name: 'Create charge', disabled: false }).waitFor()
    expect(new URL(page.url()).searchParams.get('charge')).toBe(chargeId)
  })

  test('keeps what the user types while a snapshot is saved, and in another language', async () => {
    await using opened = await openPage(speed)
    const { page } = opened
    await opened.go('/?panel=snapshots')
    const name = page.getByLabel('Name (may be empty)')
    await name.fill('one')
    const answer = await hold(page, 'POST', /\/snapshots$/)
    await page.getByRole('button', { name: 'Save snapshot' }).click()
    await answer.asked
    await name.fill('two')
    answer.release()
    await page.getByRole('button', { name: 'Restore' }).waitFor()
    await page.getByRole('button', { name: 'Save snapshot', disabled: false }).waitFor()
    expect(await name.inputValue()).toBe('two')
    await page.getByLabel('Language').selectOption('Português')
    expect(await page.getByLabel('Nome (pode ficar vazio)').inputValue()).toBe('two')
  })

  test('offers a command again only when it shows what the command has done', async () => {
    await using opened = await openPage(speed)
    const { page } = opened
    const { sandbox, walletId } = clientsOf(opened)
    const target = { operationId: 'getBalance' } as const
    await sandbox.faults.createFault({ walletId, target, effect: { kind: 'drop' } })
    await opened.go('/?panel=faults')
    const remove = page.getByRole('button', { name: 'Remove', exact: true })
    await remove.waitFor()
    const list = await hold(page, 'GET', /\/faults(?:\?|$)/)
    const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
    await remove.click()
    await removed
    await drawn(page)
    // It is gone when the page had asked for the list before, and the answer came only now.
    expect(await page.getByRole('button', { name: 'Remove', exact: true, disabled: false }).count()).toBe(0)
    list.release()
    await page.getByText('There is no fault').waitFor()
  })
})
