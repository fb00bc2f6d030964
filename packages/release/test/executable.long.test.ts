import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { buildExecutable } from '../src/publishing/executable.ts'

test('the executable of the verifier works in a folder without packages, and without Node', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pix-executable-test-'))
  try {
    const file = await buildExecutable('@pix-payments/verify', 'pix-verify', folder)
    const verify = async (...args: string[]): Promise<{ code: number; output: string }> =>
      promisify(execFile)(file, args, { cwd: folder, env: { PATH: '/nowhere' } }).then(
        ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
        ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
      )
    expect(await verify('--list')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^\d+ scenarios\n/),
    })
    // It starts its sandbox, and judges the first answer of the back end.
    const backEnd = createServer((_, response) => void response.end('{}')).listen(0, '127.0.0.1')
    await once(backEnd, 'listening')
    const url = `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`
    writeFileSync(join(folder, 'pix-verify.yaml'), `operator: { url: '${url}', webhookUrl: '${url}' }\n`)
    const ran = await verify('--scenario', 'lost-answer', '--junit', 'report.xml')
    const output: unknown = expect.stringContaining('The answer does not follow openapi.yaml: getHealth')
    expect(ran).toMatchObject({ code: 4, output })
    expect(readFileSync(join(folder, 'report.xml'), 'utf8')).toContain('getHealth')
    backEnd.close()
    backEnd.closeAllConnections()
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 300_000)
