import { expect, test } from 'vitest'
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
