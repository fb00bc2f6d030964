const PAGE = 'page-'

/**
 * Returns a new id that this page chooses, such as `page-1f0c94aa`. Not by `crypto.randomUUID`, which browsers have only
 * on pages from HTTPS or localhost.
 */
export function newId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(4))]
  return PAGE + bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const isOfPage = (id: string): boolean => id.startsWith(PAGE)
