import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

interface Run {
  readonly child: ChildProcess
  readonly exit: Promise<number | null>
  text(): string
  /** Resolves when the output holds the pattern, with its groups; rejects when the process ends first. */
  until(pattern: RegExp): Promise<RegExpExecArray>
}

function start(args: readonly string[], env: Record<string, string> = {}, script = 'start'): Run {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  })
  started.push(child)
  let output = ''
  const exit = new Promise<number | null>((resolve) => {
    child.on('close', resolve)
  })
  const until = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = pattern.exec(output)
        if (found !== null) resolve(found)
      }
      const collect = (chunk: Buffer): void => {
        output += chunk.toString()
        look()
      }
      child.stdout.on('data', collect)
      child.stderr.on('data', collect)
      void exit.then((code) => reject(new Error(`ended with ${code} before ${pattern}:\n${output}`)))
      look()
    })
  return { child, exit, text: () => output, until }
}

describe('start', () => {
  it('serves mock and reference, prints calls that work, and ends cleanly on Ctrl-C', async () => {
    const run = start(['--mock-port', '0', '--docs-port', '0'])
    const [, mock] = await run.until(/Mock\s+(http:\S+)/)
    const [, reference] = await run.until(/Reference\s+(http:\S+)/)
    const [, data] = await run.until(/-d '(.+)'/)
    await run.until(/Ctrl-C/)

    const charge = await fetch(`${mock}/v1/pix/deposit/immediate-charge`, {
      method: 'POST',
      headers: { authorization: 'Bearer demo', 'content-type': 'application/json' },
      body: data ?? '',
    })
    expect(charge.status).toBe(201)
    expect(await charge.json()).toMatchObject({ status: 'PENDING' })

    const form = new FormData()
    const [, fields] = await run.until(/oauth2\/token (-F .+)/)
    for (const [, name, value] of (fields ?? '').matchAll(/-F (\w+)=(\S+)/g))
      form.append(name ?? '', value ?? '')
    const token = await fetch(`${mock}/v1/oauth2/token`, { method: 'POST', body: form })
    expect(token.status).toBe(200)
    expect(await token.json()).toMatchObject({ token_type: 'Bearer' })

    const page = await fetch(reference ?? '')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<!doctype html>')

    run.child.kill('SIGINT')
    expect(await run.exit).toBe(0)
    expect(run.text()).toContain('Stopped.')
  })

  it.each(['start', 'dev'])(
    '%s names the flag and the variable when a port is taken, and ends',
    async (script) => {
      const other = createServer()
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
      const { port } = other.address() as AddressInfo
      try {
        const run = start(['--docs-port', '0'], { PIX_MOCK_PORT: String(port) }, script)
        await run.until(
          new RegExp(`Port ${port} for the mock is taken. Choose another with --mock-port or PIX_MOCK_PORT.`),
        )
        expect(await run.exit).toBe(1)
      } finally {
        other.close()
      }
    },
  )

  it('refuses a port that is none, and an option that it does not know', async () => {
    const run = start(['--mock-port', 'abc'])
    await run.until(/--mock-port must be a port from 0 to 65535, not "abc"/)
    expect(await run.exit).toBe(1)

    const unknown = start(['--prot', '1'])
    await unknown.until(/Unknown option '--prot'/)
    expect(await unknown.exit).toBe(1)
  })

  it.each(['start', 'dev'])('%s explains itself', async (script) => {
    const run = start(['-h'], {}, script)
    await run.until(/--mock-port <port>/)
    expect(await run.exit).toBe(0)
  })
})
