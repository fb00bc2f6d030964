import { createInterface } from '../back-end/answers.ts'
import { type Capability, InterfaceError } from '../back-end/back-end.ts'
import { commandBackEnd } from '../back-end/command-back-end.ts'
import { httpBackEnd } from '../back-end/http-back-end.ts'
import { createLifecycle } from '../back-end/lifecycle.ts'
import type { Config } from '../config/config.ts'
import { EXIT, VerifyError } from '../exit-codes.ts'
import { openProxy } from '../proxy/proxy.ts'
import { openSandbox } from '../sandbox/open-sandbox.ts'
import type { Setup } from '../steps/scenario-run.ts'

interface Health {
  readonly capabilities: readonly Capability[]
}

export interface OpenSetup extends Setup, AsyncDisposable {}

/** Opens the sandbox and the proxy, starts the back end, and asks for its capabilities. */
export async function openSetup(config: Config): Promise<OpenSetup> {
  await using stack = new AsyncDisposableStack()
  const { operator, folder, slowMilliseconds } = config
  const api = createInterface()
  const backEnd =
    operator.commands === undefined
      ? httpBackEnd((operator.url ?? '').replace(/\/$/, ''), api.routes)
      : commandBackEnd(operator.commands, folder)
  const sandbox = stack.use(await openSandbox(config))
  const proxy = stack.use(await openProxy(sandbox.url, config))
  const lifecycle = createLifecycle(config, backEnd)
  stack.defer(() => lifecycle.stop())
  await lifecycle.start()
  const { capabilities } = await api.ask<Health>(backEnd, 'getHealth').catch(endRun)
  const owned = stack.move()
  return {
    backEnd,
    lifecycle,
    api,
    capabilities: new Set(capabilities),
    sandbox: sandbox.client,
    sandboxUrl: sandbox.url,
    proxy,
    webhookUrl: operator.webhookUrl,
    slowMilliseconds,
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  }
}

/** Without its capabilities, no scenario can be played. */
function endRun(error: unknown): never {
  if (error instanceof InterfaceError) throw new VerifyError(error.message, EXIT.unreachable)
  throw error
}
