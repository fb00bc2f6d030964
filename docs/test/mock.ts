import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    readonly mockUrl: string
  }
}

const MOCK = `
  const { createMock } = await import('@pix-payments/mock')
  console.log((await createMock()).url)`

/**
 * One mock on a free port for all files, because its start takes seconds. It has a process of its own: this one, of
 * vitest itself, loads no sources of other packages.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const words = ['--conditions=pix-source', '--input-type=module', '--eval', MOCK]
  const mock = spawn(process.execPath, words, {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(mock, 'exit')
  project.provide('mockUrl', await urlOf(mock.stdout))
  return async () => {
    mock.kill()
    await ended
  }
}

/** Reads the output to its end, so that the mock can always write. */
function urlOf(output: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    output.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const url = /http:\/\/[\w.:]+/.exec(text)?.[0]
      if (url !== undefined) resolve(url)
    })
    output.on('end', () => reject(new Error(`The mock ended before it had an address:\n${text}`)))
  })
}
