import { VERSION } from './generated/version.ts'

/** Whether the code runs in a web page. */
const isBrowser = (): boolean => 'window' in globalThis && 'document' in globalThis

/** @throws TypeError in a web page, unless the option allows it. */
export function refuseBrowser(allowBrowser: boolean | undefined): void {
  if (allowBrowser !== true && isBrowser()) {
    throw new TypeError(
      'A web page shows the client secret to every visitor: use a server, or set allowBrowser.',
    )
  }
}

/** The headers with which every request starts. A web page must not set its user agent. */
export const fixedHeaders = (): Readonly<Record<string, string>> => ({
  accept: 'application/json',
  ...(!isBrowser() && { 'user-agent': `pix-payments-client/${VERSION}` }),
})

/** The base URLs that were reported. */
const reported = new Set<string>()

/** Writes a warning, once for each URL, when secrets would leave the machine without encryption. */
export function warnOfHttp(baseUrl: string): void {
  if (!/^http:\/\/(?!(localhost|[^/:]*\.localhost|127(\.\d+){3}|\[::1\])([:/]|$))/.test(baseUrl)) return
  if (reported.has(baseUrl)) return
  reported.add(baseUrl)
  console.warn(`Pix Payments: ${baseUrl} gets the client secret without encryption. Use https://.`)
}
