import { isObject, type Json } from './json.ts'

/** The pointer one step down: `child('/paths', '/v1/balance')` is `/paths/~1v1~1balance`. */
export function child(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/** The steps of a pointer, unescaped; a leading `#` is allowed. */
export function steps(pointer: string): string[] {
  return pointer
    .replace(/^#/, '')
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The value at the pointer, or undefined. */
export function at(document: Json, pointer: string): Json | undefined {
  return steps(pointer).reduce<Json | undefined>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)]
    return isObject(value) ? value[step] : undefined
  }, document)
}

/** Whether one of the two is the other, or lies inside it. */
export function related(left: string, right: string): boolean {
  return left === right || left.startsWith(`${right}/`) || right.startsWith(`${left}/`)
}
