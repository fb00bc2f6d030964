import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { type RunningService, createService } from '@pix-payments/service'
import { CHROMIUM_FLAGS, findChromium } from '@pix-payments/testing/browser'

const found = findChromium()

/** Why the tests in a browser are skipped on this machine; undefined when there is a browser. */
export const missingBrowser: string | undefined = 'missing' in found ? found.missing : undefined

export const launch = (...flags: readonly string[]): Promise<Browser> => {
  if ('missing' in found) throw new Error(found.missing)
  return chromium.launch({ executablePath: found.path, args: [...CHROMIUM_FLAGS, ...flags] })
}

/** A page of a sandbox of its own, with all that it complained about. */
export interface OpenPage extends AsyncDisposable {
  readonly service: RunningService
  readonly page: Page
  /** Errors in the page, refused contents, and requests to other origins. */
  readonly complaints: readonly string[]
  /** Opens an address below the page: `/?screen=charge`. */
  go(address: string): Promise<void>
}

/** Opens the page of a new sandbox, which is in memory and has the same ids and times in each run. */
export async function openPage(
  browser: Browser,
  { controlToken, ...context }: BrowserContextOptions & { readonly controlToken?: string | undefined } = {},
): Promise<OpenPage> {
  const service = await createService({ seed: 'page', controlToken })
  const opened = await browser.newContext({ locale: 'en-GB', ...context })
  const page = await opened.newPage()
  page.setDefaultTimeout(30_000)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(`${service.url}/`)) complaints.push(`A request to ${request.url()}`)
  })
  return {
    service,
    page,
    complaints,
    async go(address) {
      await page.goto(service.url + address)
    },
    async [Symbol.asyncDispose]() {
      await opened.close()
      await service.close()
    },
  }
}
