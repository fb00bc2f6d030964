import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { createSandboxClient, type WalletCreated } from '@pix-payments/client/sandbox'
import { type RunningService, createService } from '@pix-payments/service'
import { CHROMIUM_FLAGS, findChromium } from '@pix-payments/testing/browser'
import { openSlowAnswers } from '@pix-payments/testing/slow-answers'

const found = findChromium()

/** Why the tests in a browser are skipped on this machine; undefined when there is a browser. */
export const missingBrowser: string | undefined = 'missing' in found ? found.missing : undefined

/** The name that the browser takes for that of another machine, which it trusts less than its own. */
export const OTHER_MACHINE = 'sandbox.example'

let shared: Promise<Browser> | undefined

/** The one browser of all files of a suite. It ends with the process. */
export function sharedBrowser(): Promise<Browser> {
  if ('missing' in found) throw new Error(found.missing)
  const args = [...CHROMIUM_FLAGS, `--host-resolver-rules=MAP ${OTHER_MACHINE} 127.0.0.1`]
  shared ??= chromium.launch({ executablePath: found.path, args })
  return shared
}

export interface ContextOptions extends BrowserContextOptions {
  /** With a seed, every answer comes 50 to 400 ms late. */
  readonly seed?: string | undefined
}

/** A new page with all that it complained about: errors, refused contents, and requests to other origins. */
export interface OpenContext extends AsyncDisposable {
  readonly page: Page
  readonly complaints: string[]
}

export async function openContext(
  origin: string,
  { seed, ...options }: ContextOptions,
): Promise<OpenContext> {
  await using stack = new AsyncDisposableStack()
  const slow = seed === undefined ? undefined : stack.use(await openSlowAnswers(seed))
  const context = await (
    await sharedBrowser()
  ).newContext({
    locale: 'en-GB',
    // A browser uses no proxy for its own machine, unless it is told so.
    ...(slow !== undefined && { proxy: { server: slow.url, bypass: '<-loopback>' } }),
    ...options,
  })
  stack.defer(() => context.close())
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`) && request.url() !== 'about:blank')
      complaints.push(`A request to ${request.url()}`)
  })
  const opened = stack.move()
  return { page, complaints, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

/** The page of a sandbox, which is in memory and has the same ids and times in each run. */
export interface OpenPage extends OpenContext {
  readonly service: RunningService
  /** The wallet that the page shows, which no other test has; undefined in a sandbox of its own. */
  readonly wallet: WalletCreated | undefined
  /** Opens an address below the page: `/?screen=charge`. */
  go(address: string): Promise<void>
}

export interface PageOptions extends ContextOptions {
  readonly controlToken?: string
  readonly host?: string
}

/** Opens the page of a new sandbox. */
export async function openOwnPage({ controlToken, host, ...options }: PageOptions = {}): Promise<OpenPage> {
  await using stack = new AsyncDisposableStack()
  const service = stack.adopt(await createService({ seed: 'page', controlToken }), (it) => it.close())
  const url = new URL(service.url)
  if (host !== undefined) url.hostname = host
  const context = stack.use(await openContext(url.origin, options))
  const opened = stack.move()
  return {
    ...context,
    service,
    wallet: undefined,
    async go(address) {
      await context.page.goto(url.origin + address)
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

/** By their seeds. They end with the process. */
const pages = new Map<string | undefined, Promise<OpenPage>>()

/** Opens the page that all tests with the same seed share, for a new wallet with R$ 100,000.00 and a frozen clock. */
export async function openPage({ seed }: { readonly seed?: string | undefined } = {}): Promise<OpenPage> {
  const sharing = pages.get(seed) ?? openOwnPage({ seed })
  pages.set(seed, sharing)
  const { service, page, complaints, go } = await sharing
  const wallet = await createSandboxClient({ baseUrl: service.url }).wallets.createWallet({
    openingBalance: 10_000_000,
    clock: { mode: 'FROZEN', now: '2026-01-05T12:00:00.000Z' },
  })
  await page.setViewportSize({ width: 1280, height: 720 })
  complaints.length = 0
  return {
    service,
    page,
    complaints,
    wallet,
    async go(address) {
      const query = new URLSearchParams(address.replace(/^[^?]*\??/, ''))
      query.set('wallet', wallet.walletId)
      await go(`/?${query}`)
    },
    async [Symbol.asyncDispose]() {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.goto('about:blank')
    },
  }
}
