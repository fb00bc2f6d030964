import { isLoopbackHost } from '../../domain/loopback.ts'

/**
 * Returns what is wrong with the base URL of an institution, as the end of a sentence. Undefined when it may be used. In
 * production, messages over plain http would show personal data, so http is allowed only inside this machine.
 */
export function railUrlProblem(text: string, mode: 'sandbox' | 'production'): string | undefined {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol))
    return 'must be a URL such as https://pix.bank.example/rail or http://127.0.0.1:4040'
  if (url.username !== '' || url.password !== '') return 'must not contain a user or a password'
  if (url.search !== '' || url.hash !== '') return 'must not contain a query or a fragment'
  if (url.protocol === 'http:' && mode === 'production' && !isLoopbackHost(url.hostname)) {
    return 'must use https in production, unless the host is a loopback host such as 127.0.0.1'
  }
  return undefined
}
