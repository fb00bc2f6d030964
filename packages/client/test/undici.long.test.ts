import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMock, type Mock } from '@pix-payments/mock'
import { type Certificates, makeCertificates } from './consumers/certificates.ts'
import { type Consumers, installConsumers } from './consumers/consumers.ts'
import { installTools, missingTools, type Program, type Tools } from './consumers/tools.ts'

const run = promisify(execFile)
const EXAMPLES = join(import.meta.dirname, '../../../docs/examples')

/** Each supported Node with the versions of undici that support it. `here` is the Node of this repository. */
const CASES: readonly (readonly [node: Program | 'here', undici: string])[] = [
  ['node-20', 'undici-6'],
  ['node-20', 'undici-7'],
  ['node-22', 'undici-7'],
  ['node-24', 'undici-7'],
  ['node-24', 'undici-8'],
  ['here', 'undici-8'],
]

/** The recipes of the guide for networks that need a client certificate or a proxy, against real servers. */
describe.skipIf(missingTools !== undefined)(
  `recipes with undici${missingTools ? `: ${missingTools}` : ''}`,
  () => {
    let mock: Mock
    let tools: Tools
    let consumers: Consumers
    let certificates: Certificates
    let tls: Server
    let proxy: Server
    const connected: string[] = []
    const presented: string[] = []

    beforeAll(async () => {
      mock = await createMock()
      tools = installTools()
      consumers = installConsumers(mock.url, tools.folder)
      certificates = await makeCertificates(consumers.folder)
      const { ca, server } = certificates
      tls = createTlsServer(
        { ca: readFileSync(ca), ...pair(server), requestCert: true, rejectUnauthorized: true },
        (incoming, response) => {
          const { subject } = (incoming.socket as unknown as TlsSocket).getPeerCertificate()
          presented.push(subject.CN)
          forward(mock.url, incoming, response)
        },
      )
      const { createProxy } = createRequire(join(tools.folder, 'package.json'))('proxy') as ProxyPackage
      proxy = createProxy(createServer())
      // For an http address, older versions of undici also open a tunnel. Newer ones send the request to the proxy.
      proxy.on('connect', ({ url }: IncomingMessage) => connected.push(url ?? ''))
      proxy.on('request', ({ url }: IncomingMessage) => connected.push(new URL(url ?? '').host))
      await Promise.all(
        [tls, proxy].map((it) => new Promise((done) => it.listen(0, '127.0.0.1', () => done(0)))),
      )
      mkdirSync(join(consumers.folder, 'recipes'))
    }, 300_000)
    afterAll(async () => {
      for (const server of [tls, proxy]) {
        server?.closeAllConnections()
        server?.close()
      }
      tools?.remove()
      await mock?.close()
    })

    /** Runs a program that imports a recipe, with a version of Node and of undici. Returns what it prints. */
    async function runs(
      node: Program | 'here',
      undici: string,
      recipe: string,
      program: string,
      baseUrl: string,
    ) {
      const file = join(consumers.folder, 'recipes', `${recipe}-${node}-${undici}.mjs`)
      const { outputFiles } = await build({
        stdin: { contents: program, resolveDir: EXAMPLES, loader: 'ts' },
        bundle: true,
        format: 'esm',
        platform: 'node',
        external: ['@pix-payments/client', 'undici'],
        write: false,
      })
      writeFileSync(file, (outputFiles[0]?.text ?? '').replaceAll('"undici"', `"${undici}"`))
      const env = {
        ...process.env,
        PIX_BASE_URL: baseUrl,
        PIX_CLIENT_ID: 'alfa-demo',
        PIX_CLIENT_SECRET: 'alfa-demo-secret',
      }
      const { stdout } = await run(node === 'here' ? process.execPath : tools.program(node), [file], { env })
      return JSON.parse(stdout) as unknown
    }
    const balance = `console.log(JSON.stringify(Object.keys(await pix.balances.getBalance()).includes('availableBalance')))`

    it.each(CASES)('%s with %s presents a client certificate', async (node, undici) => {
      const { client, ca } = certificates
      const files = JSON.stringify({ certificate: client.certificate, key: client.key, authority: ca })
      const program = `import { pixWithCertificate } from './client-certificate.ts'
      const pix = pixWithCertificate(${files})
      ${balance}`
      presented.length = 0
      expect(await runs(node, undici, 'certificate', program, `https://127.0.0.1:${portOf(tls)}`)).toBe(true)
      // The token request and the call.
      expect(presented).toEqual(['operator', 'operator'])
    })

    it.each(CASES)('%s with %s sends every request through the proxy', async (node, undici) => {
      const program = `import { pixThroughProxy } from './http-proxy.ts'
      const pix = pixThroughProxy('http://127.0.0.1:${portOf(proxy)}')
      ${balance}`
      connected.length = 0
      expect(await runs(node, undici, 'proxy', program, mock.url)).toBe(true)
      expect(new Set(connected)).toEqual(new Set([new URL(mock.url).host]))
    })
  },
)

interface TlsSocket {
  getPeerCertificate(): { readonly subject: { readonly CN: string } }
}
interface ProxyPackage {
  createProxy(server: Server): Server
}

const pair = ({ certificate, key }: Certificates['server']) => ({
  cert: readFileSync(certificate),
  key: readFileSync(key),
})
const portOf = (server: Server): number => (server.address() as AddressInfo).port

function forward(to: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url } = incoming
  const outgoing = request(new URL(url ?? '/', to), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(response)
  })
  incoming.pipe(outgoing)
}
