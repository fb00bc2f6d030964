import type { IncomingHttpHeaders } from 'node:http'
import { MIMEType } from 'node:util'

/** Whether a body has a Content-Encoding other than `identity`, such as gzip. No operation reads such a body (G-292). */
export function hasContentEncoding(headers: IncomingHttpHeaders): boolean {
  const coding = headers['content-encoding']
  return coding !== undefined && !/^(identity)?$/i.test(coding)
}

/** Whether a Content-Type names a charset other than UTF-8 (G-292). When `charset` is absent, the body is UTF-8. */
export function hasOtherCharset(contentType: string): boolean {
  if (!/charset/i.test(contentType)) return false
  try {
    const charset = new MIMEType(contentType).params.get('charset')
    return charset !== null && !/^utf-?8$/i.test(charset)
  } catch {
    return true
  }
}
