import { isObject, type Json } from './json.ts'

/** Returns the pointer of a child: `child('/paths', '/v1/balance')` is `/paths/~1v1~1balance`. */
export function child(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/** Returns the unescaped steps of a pointer. The pointer may begin with `#`. */
export function steps(pointer: string): string[] {
  return pointer
    .replace(/^#/, '')
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Returns the value at a pointer, or undefined when there is none. */
export function at(document: Json, pointer: string): Json | undefined {
  return steps(pointer).reduce<Json | undefined>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)]
    return isObject(value) ? value[step] : undefined
  }, document)
}

/** True when the pointers are equal or one of them points inside the value of the other. */
export function related(left: string, right: string): boolean {
  return left === right || left.startsWith(`${right}/`) || right.startsWith(`${left}/`)
}
