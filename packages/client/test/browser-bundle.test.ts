import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { createMock } from '@pix-payments/mock'
import { CHROMIUM_FLAGS, findChromium } from '@pix-payments/testing/browser'

const PACKAGE = join(import.meta.dirname, '..')
const manifest = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { exports: object }
const SUBPATHS = Object.keys(manifest.exports)
  .filter((subpath) => subpath !== './package.json')
  .map((subpath) => subpath.slice(1))

interface Bundle {
  readonly code: string
  /** The modules that the bundle imports instead of containing them. */
  readonly imports: readonly string[]
}

/** Bundles a program with all its imports for browsers. */
async function bundle(program: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: program, resolveDir: PACKAGE, loader: 'js' },
    bundle: true,
    platform: 'browser',
    format: 'iife',
    globalName: 'bundle',
    // Removes comments, because the name of a global in a comment is not a use of the global.
    minifyWhitespace: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  const outputs = Object.values(metafile.outputs)
  return {
    code: outputFiles[0]?.text ?? '',
    imports: outputs.flatMap(({ imports }) => imports.map(({ path }) => path)),
  }
}

/** Returns the names of Node globals that a bundle uses. */
const globalsOfNode = (code: string): string[] => [
  ...new Set(code.match(/\b(process|Buffer|require|__dirname|setImmediate|node:\w+)\b/g)),
]

it.each(SUBPATHS)('@pix-payments/client%s needs nothing of Node', async (subpath) => {
  const { code, imports } = await bundle(`export * from '@pix-payments/client${subpath}'`)
  expect(imports).toEqual([])
  expect(globalsOfNode(code)).toEqual([])
})

it.each(SUBPATHS)(
  '@pix-payments/client%s loads where there is nothing but the language and the web',
  async (subpath) => {
    const { code } = await bundle(`export * from '@pix-payments/client${subpath}'`)
    const context = createContext({
      crypto,
      fetch,
      Headers,
      FormData,
      URL,
      TextEncoder,
      TextDecoder,
      AbortController,
      atob,
      btoa,
    })
    const names = runInContext(`${code};Object.keys(bundle)`, context) as string[]
    const module = (await import(`@pix-payments/client${subpath}`)) as object
    expect([...names].toSorted()).toEqual(Object.keys(module).toSorted())
  },
)

it('these tests find a module and a global of Node', async () => {
  const own = `export * from '@pix-payments/client'`
  await expect(bundle(`${own};import { hash } from 'node:crypto';globalThis.hash = hash`)).rejects.toThrow(
    'Could not resolve "node:crypto"',
  )
  const { code } = await bundle(`${own};export const bytes = () => Buffer.from(process.env.X ?? '')`)
  expect(globalsOfNode(code).toSorted()).toEqual(['Buffer', 'process'])
})

const PAGE = (baseUrl: string): string => `
import { createPixClient, PixError } from '@pix-payments/client'
import { checks } from '@pix-payments/client/checks'
import { signWebhook, verifyWebhook } from '@pix-payments/client/webhooks'

async function main() {
  const pix = createPixClient({ baseUrl: '${baseUrl}', clientId: 'a', clientSecret: 'b', checks, allowBrowser: true })
  const deposit = { amount: 1500, expiresIn: 900, externalId: 'd-1', pixKey: 'k' }
  const charge = await pix.deposits.createImmediateCharge(deposit)
  const headers = { prefer: 'code=404, example=NotFound' }
  const error = await pix.deposits.getImmediateCharge({ chargeId: charge.chargeId }, { headers }).catch((it) => it)
  const body = JSON.stringify({ event: 'pixChargeLost' })
  const secrets = ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw']
  const signed = await signWebhook({ id: 'e', timestampSeconds: Math.floor(Date.now() / 1000), body, secrets })
  const { event } = await verifyWebhook({ body, headers: signed, secrets })
  return {
    status: charge.status,
    error: error instanceof PixError && [error.status, error.code, typeof error.requestId],
    event: event.event,
    node: typeof process + typeof Buffer,
  }
}
main().catch((error) => ({ failed: String(error) })).then((result) =>
  fetch('/result', { method: 'POST', body: JSON.stringify(result) }))
`

const chromium = findChromium()

it(
  'calls the mock, reads its errors and verifies webhooks from a page of another origin',
  { timeout: 60_000 },
  async ({ skip }) => {
    if ('missing' in chromium) return skip(chromium.missing)
    const mock = await createMock()
    const { code } = await bundle(PAGE(mock.url))
    const profile = mkdtempSync(join(realpathSync(tmpdir()), 'pix-client-browser-'))
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const server = createServer((request, response) => {
      if (request.url !== '/result') {
        response.setHeader('content-type', 'text/html; charset=utf-8')
        return void response.end(`<!doctype html><script type="module">${code}</script>`)
      }
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        response.end()
        resolve(JSON.parse(Buffer.concat(chunks).toString()))
      })
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const page = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const flags = [
      ...CHROMIUM_FLAGS,
      '--headless',
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      page,
    ]
    // On Debian, the browser command is a script that starts the browser. Ending the process group ends the script and
    // the browser.
    const browser = spawn(chromium.path, flags, { stdio: 'ignore', detached: true })
    browser.on('exit', (exitCode) =>
      reject(new Error(`Chromium ended with ${exitCode} before the page was done.`)),
    )
    try {
      expect(await promise).toEqual({
        status: 'PENDING',
        error: [404, 'NotFound', 'string'],
        event: 'unknown',
        node: 'undefinedundefined',
      })
    } finally {
      browser.removeAllListeners('exit')
      const ended = new Promise((done) => browser.on('exit', done))
      process.kill(-(browser.pid as number), 'SIGKILL')
      await ended
      server.closeAllConnections()
      server.close()
      await mock.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    }
  },
)
