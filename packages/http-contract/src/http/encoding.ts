import type { IncomingHttpHeaders } from 'node:http'
import { MIMEType } from 'node:util'

/** Whether a body is compressed or otherwise coded, which no operation reads (G-292). */
export function isCoded(headers: IncomingHttpHeaders): boolean {
  const coding = headers['content-encoding']
  return coding !== undefined && !/^(identity)?$/i.test(coding)
}

/** Whether a Content-Type names another charset than UTF-8 (G-292). Without `charset` a body is UTF-8. */
export function hasOtherCharset(contentType: string): boolean {
  if (!/charset/i.test(contentType)) return false
  try {
    const charset = new MIMEType(contentType).params.get('charset')
    return charset !== null && !/^utf-?8$/i.test(charset)
  } catch {
    return true
  }
}
