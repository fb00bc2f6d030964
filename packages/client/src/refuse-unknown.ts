/**
 * @param names the names of all options
 * @throws TypeError that names the unknown option and all options.
 */
export function refuseUnknown(given: object, names: readonly string[]): void {
  for (const name in given) {
    if (!names.includes(name))
      throw new TypeError(`${name} is not an option. The options are ${names.join(', ')}.`)
  }
}
