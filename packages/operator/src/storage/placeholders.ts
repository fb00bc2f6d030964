import type { Value } from './port.ts'

/** Rewrites `$1 … $2 … $1` to `? … ? … ?`, for libraries that count the values by position. */
export function byPosition(
  text: string,
  values: readonly Value[],
): { readonly text: string; readonly values: Value[] } {
  const ordered: Value[] = []
  const rewritten = text.replaceAll(/\$(\d+)/g, (_, number: string) => {
    ordered.push(values[Number(number) - 1] ?? null)
    return '?'
  })
  return { text: rewritten, values: ordered }
}
