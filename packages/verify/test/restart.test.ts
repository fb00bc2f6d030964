import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createInterface } from '../src/back-end/answers.ts'
import { httpBackEnd } from '../src/back-end/http-back-end.ts'
import { createLifecycle } from '../src/back-end/lifecycle.ts'
import { configOf } from '../src/index.ts'

test.each([
  ['exits with another code than 0', ['sh', '-c', 'exit 3'], 'it ended with 3'],
  ['does not exist', ['/no/such/program'], 'spawn /no/such/program ENOENT'],
])('names a restart command that %s', async (_, restart, reason) => {
  const url = 'http://127.0.0.1:9'
  const config = configOf({ operator: { url, webhookUrl: url, restart } }, '/')
  const lifecycle = createLifecycle(config, httpBackEnd(url, createInterface().routes))
  await expect(lifecycle.kill()).rejects.toThrow(`operator.restart failed: ${reason}`)
})

test('kills a back end again only when it is ready: a kill at a call may come while a step kills', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pix-verify-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const running = join(folder, 'running')
  writeFileSync(running, '')
  const [url, again] = ['http://127.0.0.1:9', '{ (sleep 0.1; echo > running) & }']
  const restart = ['sh', '-c', `rm running && echo >> kills && ${again}`]
  const config = configOf({ operator: { url, webhookUrl: url, restart } }, folder)
  const health = async () =>
    existsSync(running)
      ? ({ ok: true, status: 200, body: {} } as const)
      : ({ ok: false, status: undefined, text: 'it does not run' } as const)
  const lifecycle = createLifecycle(config, { call: health })
  await Promise.all([lifecycle.kill(), lifecycle.kill(), lifecycle.kill()])
  expect(readFileSync(join(folder, 'kills'), 'utf8')).toBe('\n\n\n')
  await lifecycle.start()
})
