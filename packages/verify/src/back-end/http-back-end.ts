import type { Route } from './answers.ts'
import { type Answer, type BackEnd, CALL_MS, notAnswered } from './back-end.ts'

/** A back end that serves openapi.yaml over HTTP. */
export const httpBackEnd = (baseUrl: string, routes: ReadonlyMap<string, Route>): BackEnd => ({
  async call(operation, parameters = {}, milliseconds = CALL_MS) {
    const route = routes.get(operation)
    if (route === undefined) throw new Error(`openapi.yaml has no operation ${operation}.`)
    const values: Record<string, unknown> = { ...parameters }
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = String(values[name])
      delete values[name]
      return encodeURIComponent(value)
    })
    const hasBody = Object.keys(values).length > 0
    try {
      const response = await fetch(baseUrl + path, {
        method: route.method,
        signal: AbortSignal.timeout(milliseconds),
        ...(hasBody && {
          body: JSON.stringify(values),
          headers: { 'content-type': 'application/json' },
        }),
      })
      return answerOf(response.status, await response.text())
    } catch (error) {
      const isLate = (error as Error).name === 'TimeoutError'
      return { ok: false, status: undefined, text: isLate ? notAnswered(milliseconds) : reasonOf(error) }
    }
  },
})

function answerOf(status: number, text: string): Answer {
  if (status >= 300) return { ok: false, status, text: text.slice(0, 500) }
  if (text === '') return { ok: true, status, body: undefined }
  try {
    return { ok: true, status, body: JSON.parse(text) as unknown }
  } catch {
    return { ok: false, status, text: `The body is not JSON: ${text.slice(0, 200)}` }
  }
}

/** `fetch failed` hides the reason in its cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? cause.message || message : message
}
