import { createService } from '@pix-payments/service'
import {
  type ContextOptions,
  type OpenContext,
  openContext,
} from '../../../../packages/dashboard/test/support/open-page.ts'
import { openDemo } from '../../src/demo/demo.ts'

export { cutOff, violationsOf } from '../../../../packages/dashboard/test/support/axe.ts'
export { describeInBrowser, ONE_SPEED } from '../../../../packages/dashboard/test/support/speeds.ts'

/** Opens the page of a new operator beside a new sandbox. */
export async function openCashier(context: ContextOptions): Promise<OpenContext & { readonly url: string }> {
  await using stack = new AsyncDisposableStack()
  const service = stack.adopt(await createService(), (it) => it.close())
  const options = { port: 0, sandbox: new URL(service.url), controlToken: undefined, database: undefined }
  const demo = stack.adopt(await openDemo(options, unused), (it) => it.close())
  const { page, complaints } = stack.use(await openContext(demo.url, context))
  await page.goto(demo.url)
  const opened = stack.move()
  return { page, complaints, url: demo.url, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

const unused = (): Promise<void> => Promise.reject(new Error('The sandbox was running already.'))
