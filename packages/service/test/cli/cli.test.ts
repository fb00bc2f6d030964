import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newPem } from '../support/location-keys.ts'
import { commandLine } from './support/command-line.ts'
import { STORAGE_KEY } from '../support/storage-keys.ts'

const { folder, run, ended, serving, spawned, spawnedServing } = commandLine()

async function tokenOf(url: string): Promise<string> {
  const form = new FormData()
  form.set('client_id', 'alfa-demo')
  form.set('client_secret', 'alfa-demo-secret')
  form.set('grant_type', 'client_credentials')
  const answer = await fetch(`${url}/v1/oauth2/token`, { method: 'POST', body: form })
  return ((await answer.json()) as { access_token: string }).access_token
}

async function createCharge(url: string, token: string): Promise<string> {
  const answer = await fetch(`${url}/v1/pix/deposit/immediate-charge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      amount: 1000,
      expiresIn: 3600,
      externalId: 'deposit-1',
      pixKey: 'pagamentos@alfajogos.example',
      expectedPayer: { taxId: '52998224725', name: 'Maria Particular' },
    }),
  })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { chargeId: string }).chargeId
}

const statusOf = async (url: string, token?: string): Promise<number> =>
  (await fetch(url, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } })).status

describe('pix-service', () => {
  it('prints help, with the settings of each command', async () => {
    const [all, serve, exporting] = await Promise.all([
      ended(['--help']),
      ended(['serve', '--help']),
      ended(['export', '--help']),
    ])
    expect(all.text).toMatch(/serve.*migrate.*check.*export.*import/s)
    expect(serve.text).toMatch(/--control-token <token>[^]*\[PIX_SERVICE_CONTROL_TOKEN\]/)
    expect(exporting.text).not.toContain('--port')
    expect([all.code, serve.code, exporting.code]).toEqual([0, 0, 0])
  })

  it.each([
    { args: ['serve', '--prot', '1'], problem: /unknown option '--prot'/ },
    { args: ['serv'], problem: /unknown command 'serv'\. The commands are serve, migrate, / },
    {
      args: ['serve', '--port', 'x'],
      problem: /--port \(PIX_SERVICE_PORT\) must be an integer from 0 to 65535/,
    },
    { args: ['serve', '--ephemeral', '--data', 'x'], problem: /Leave out --ephemeral or --data/ },
    { args: ['export'], problem: /missing required argument 'file'/ },
  ])('refuses $args', async ({ args, problem }) => {
    const { code, text } = await ended(args)
    expect(text).toMatch(problem)
    expect(text).not.toMatch(/^\s+at /m)
    expect(code).toBe(1)
  })

  it('keeps its data over restarts, and refuses a second process on them', async () => {
    const first = await spawnedServing()
    const token = await tokenOf(first.url)
    const chargeId = await createCharge(first.url, token)

    const second = spawned(['serve', '--port', '0'])
    expect(await second.exit).toBe(1)
    expect(second.text()).toMatch(/is in use by another process/)

    first.run.kill('SIGTERM')
    expect(await first.run.exit).toBe(0)
    expect(first.run.text()).toContain('Stopped.')

    const again = await serving()
    expect(await statusOf(`${again.url}/v1/pix/deposit/immediate-charge/${chargeId}`, token)).toBe(200)
  })

  it('serves on for --drain seconds after SIGTERM, while /readyz says that it is about to stop', async () => {
    const { run: service, url } = await serving('--ephemeral', '--drain', '600')
    service.kill('SIGTERM')
    await service.until(/About to stop/)
    const ready = await fetch(`${url}/readyz`)
    expect([ready.status, await ready.text()]).toEqual([503, expect.stringContaining('about to stop')])
    await createCharge(url, await tokenOf(url))
    service.kill('SIGTERM')
    expect(await service.exit).toBe(130)
  })

  it('serves health, optional metrics, and JSON log lines without personal data', async () => {
    const { run: service, url } = await serving('--ephemeral', '--metrics', '--log-level', 'debug')
    const token = await tokenOf(url)
    await createCharge(url, token)
    await service.until(/"operationId":"createImmediateCharge"/)
    expect(await statusOf(`${url}/healthz`)).toBe(200)
    expect(await statusOf(`${url}/readyz`)).toBe(200)
    const metrics = await (await fetch(`${url}/metrics`)).text()
    expect(metrics).toMatch(
      /pix_request_duration_seconds_count\{operation="createImmediateCharge",status="201"\} 1/,
    )
    const lines = service.text().trim().split('\n')
    expect(lines.map((line) => JSON.parse(line) as object).length).toBeGreaterThan(1)
    for (const hidden of ['52998224725', 'Maria Particular', 'alfa-demo-secret', token, '000201']) {
      expect(service.text()).not.toContain(hidden)
    }
  })

  it('serves charges at a location host, signed with keys from files', async () => {
    const keys = ['next.pem', 'old.pem'].map((name) => {
      const file = join(folder(), name)
      writeFileSync(file, newPem())
      return file
    })
    const { run: service, url } = await serving(
      '--ephemeral',
      '--log-level',
      'debug',
      '--location-host',
      'pix.bank.example',
      '--location-key',
      keys.join(),
    )
    const chargeId = await createCharge(url, await tokenOf(url))
    const payload = await fetch(`${url}/qr/v2/${chargeId.replaceAll('-', '')}`)
    const [header, claims = ''] = (await payload.text()).split('.')
    const { kid, jku } = JSON.parse(Buffer.from(header ?? '', 'base64url').toString()) as Record<
      string,
      string
    >
    expect(jku).toBe('https://pix.bank.example/rail/jwks.json')
    const set = (await (await fetch(`${url}/rail/jwks.json`)).json()) as { keys: { kid: string }[] }
    expect(set.keys).toHaveLength(2)
    expect(set.keys[0]?.kid).toBe(kid)
    await service.until(/"operationId":"getChargePayload","status":200/)
    // Base64url hides personal data from the eye, not from a reader.
    expect(service.text()).not.toContain(claims)
  })

  it.each([
    {
      name: 'missing.pem',
      text: undefined,
      problem: /--location-key .*: .*missing\.pem cannot be read: ENOENT/,
    },
    {
      name: 'text.pem',
      text: 'key',
      problem: /text\.pem cannot sign payloads: it must be a private key, as PEM/,
    },
  ])('refuses the location key $name', async ({ name, text, problem }) => {
    const file = join(folder(), name)
    if (text !== undefined) writeFileSync(file, text)
    const { code, text: printed } = await ended(['serve', '--ephemeral', '--location-key', file])
    expect(printed).toMatch(problem)
    expect(printed).not.toMatch(/^\s+at /m)
    expect(code).toBe(1)
  })

  it('has no metrics by default, and no simulations in production', async () => {
    const { url } = await serving('--mode', 'production', '--rail', 'simulated', '--storage-key', STORAGE_KEY)
    expect(await statusOf(`${url}/metrics`)).toBe(404)
    expect(await statusOf(`${url}/sandbox/wallets`)).toBe(404)
    expect(await statusOf(`${url}/v1/balance`)).toBe(401)
  })

  it("serves metrics and health at a separate address, and then not at the API's", async () => {
    const { run: service, url } = await serving('--ephemeral', '--metrics-listen', '[::1]:0')
    const [, metricsUrl = ''] = await service.until(/"metricsUrl":"(http:[^"]+)"/)
    expect(metricsUrl).toMatch(/^http:\/\/\[::1\]:\d+\/metrics$/)
    expect(await statusOf(metricsUrl.replace('/metrics', '/other'))).toBe(404)
    const posted = await fetch(metricsUrl, { method: 'POST' })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(await (await fetch(metricsUrl)).text()).toContain('pix_request_duration_seconds')
    expect(await statusOf(new URL('/healthz', metricsUrl).href)).toBe(200)
    expect(await statusOf(new URL('/readyz', metricsUrl).href)).toBe(200)
    expect(await statusOf(new URL('/v1/balance', metricsUrl).href)).toBe(404)
    expect(await statusOf(`${url}/metrics`)).toBe(404)
    expect(await statusOf(`${url}/healthz`)).toBe(200)
    service.kill('SIGTERM')
    expect(await service.exit).toBe(0)
    await expect(fetch(metricsUrl)).rejects.toThrow('fetch failed')
  })

  it.each(['info', 'silent'])(
    'makes and logs a control token when other machines can call it, at log level %s',
    async (level) => {
      const service = run(['serve', '--port', '0', '--ephemeral', '--host', '0.0.0.0', '--log-level', level])
      const [, token = ''] = await service.until(/control API needs the token ([\w-]+)/)
      expect(service.text().split(token)).toHaveLength(2)
    },
  )

  it('names the setting when the port of the metrics is in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const taken = ['--metrics-listen', `127.0.0.1:${port}`]
    const { code, text } = await ended(['serve', '--port', '0', '--ephemeral', ...taken])
    other.close()
    expect(text).toContain(
      `Port ${port} is taken. Choose another with --metrics-listen or PIX_SERVICE_METRICS_LISTEN.`,
    )
    expect(text).not.toMatch(/^\s+at /m)
    expect(code).toBe(1)
  })

  it('names the setting when the port is in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const { code, text } = await ended(['serve', '--ephemeral', '--port', String(port)])
    other.close()
    expect(text).toContain(`Port ${port} is taken. Choose another with --port or PIX_SERVICE_PORT.`)
    expect(code).toBe(1)
  })

  it('migrates, checks, exports and imports', async () => {
    const data = join(folder(), 'data')
    const empty = await ended(['check', '--data', data])
    expect(empty.text).toContain('does not exist: no service has started with it yet')
    expect(empty.code).toBe(1)
    expect((await ended(['migrate', '--data', data])).text).toMatch(/schema 0 → \d/)
    expect((await ended(['migrate', '--data', data])).text).toMatch(/already has schema \d/)

    const { run: service, url } = await serving('--data', data)
    const token = await tokenOf(url)
    const chargeId = await createCharge(url, token)
    service.kill('SIGINT')
    expect(await service.exit).toBe(0)

    const check = await ended(['check', '--data', data])
    expect(check.text).toContain('The ledger balances: 4 wallets')
    expect(check.code).toBe(0)

    const archive = join(folder(), 'archive.jsonl')
    expect((await ended(['export', archive, '--data', data])).code).toBe(0)
    const copy = join(folder(), 'copy')
    expect(await ended(['import', archive, '--data', copy])).toMatchObject({ code: 0 })
    const again = await ended(['import', archive, '--data', copy])
    expect(again.code).toBe(1)
    expect(again.text).toMatch(/already contains data/)

    writeFileSync(archive, readFileSync(archive).subarray(0, -20))
    const broken = await ended(['import', archive, '--data', join(folder(), 'broken')])
    expect(broken.code).toBe(1)

    const copied = await serving('--data', copy)
    expect(await statusOf(`${copied.url}/v1/pix/deposit/immediate-charge/${chargeId}`, token)).toBe(200)
  })
})
