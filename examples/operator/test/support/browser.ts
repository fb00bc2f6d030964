import type { Browser, Page } from 'playwright-core'
import { createService } from '@pix-payments/service'
import { type Demo, openDemo } from '../../src/demo/demo.ts'

export { cutOff, violationsOf } from '../../../../packages/dashboard/test/support/axe.ts'
export { launch, missingBrowser } from '../../../../packages/dashboard/test/support/open-page.ts'

/** The page of a new operator beside a new sandbox, with all that it complained about. */
export interface OpenCashier extends AsyncDisposable {
  readonly demo: Demo
  readonly page: Page
  /** Errors in the page, refused contents, and requests to other origins. */
  readonly complaints: readonly string[]
}

export async function openCashier(
  browser: Browser,
  context: Parameters<Browser['newContext']>[0] = {},
): Promise<OpenCashier> {
  const stack = new AsyncDisposableStack()
  const service = stack.adopt(await createService(), (it) => it.close())
  const options = { port: 0, sandbox: new URL(service.url), controlToken: undefined, database: undefined }
  const demo = stack.adopt(await openDemo(options, unused), (it) => it.close())
  const opened = stack.adopt(await browser.newContext({ locale: 'en-GB', ...context }), (it) => it.close())
  const page = await opened.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(`${demo.url}/`)) complaints.push(`A request to ${request.url()}`)
  })
  await page.goto(demo.url)
  return { demo, page, complaints, [Symbol.asyncDispose]: () => stack.disposeAsync() }
}

const unused = (): Promise<void> => Promise.reject(new Error('The sandbox was running already.'))
